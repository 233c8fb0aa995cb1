import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

/** Goods, letters and proceedings outside China, and the regulation on such disputes. */
export const abroad: readonly DemonstrationArticle[] = [
  {
    author,
    categoryId: 37,
    title: '货物在欧盟海关被扣：通知之后十个工作日内要表态',
    summary: '欧盟 608/2013 号条例下，权利人和货主各有十个工作日。货主不同意销毁的，要在期限内书面说出来。',
    source: '西班牙税务局关于欧盟 608/2013 号条例程序的说明（sede.agenciatributaria.gob.es）',
    sourceUrl: 'https://sede.agenciatributaria.gob.es/',
    places: ['eu'],
    subjects: ['seizure'],
    services: ['/home/customsSeizure', '/home/tradeDisputes'],
    publishedDaysAgo: 3,
    text: `<p>货物在欧盟口岸因涉嫌侵犯知识产权被扣，海关会分别通知权利人和货主。按照欧盟 608/2013 号条例的程序，双方各自在<strong>通知后十个工作日</strong>内表态：权利人说明是否认定侵权，货主说明是否反对销毁。</p>
<h2>谁会收到通知</h2>
<p>通知往往先到境外的报关代理、仓库或者收货人手里。出口企业要在合同和发货通知里写明：收到海关文书，当天转发，并附上送达的日期。</p>
<h2>十个工作日怎么用</h2>
<table>
<thead><tr><th scope="col">时间</th><th scope="col">要做的事</th></tr></thead>
<tbody>
<tr><td>第一天</td><td>索取通知全文，确认扣货地、货物、涉及的权利号和截止日</td></tr>
<tr><td>第二、三天</td><td>核对权利是否在当地有效，比对自己的货物和设计</td></tr>
<tr><td>第四、五天</td><td>理出授权链、订单、提单、发票，需要的附译文</td></tr>
<tr><td>第六天起</td><td>由当地代理人提交意见；不同意销毁的，明确写出“反对”</td></tr>
</tbody>
</table>
<p>表中的分配是建议，截止日以通知所载和当地日历为准：各国节假日不同，不要照中国的工作日推算。</p>
<h2>三个常见的失误</h2>
<ul>
<li>以为收货人会处理，结果谁都没有答复；</li>
<li>只打电话解释，没有书面意见；</li>
<li>先答应销毁再研究是否侵权。</li>
</ul>
<p>需要从国内寄送合同、客户资料等材料的，先做一次证据出境自查。</p>
${readTheSite}`,
  },
  {
    author,
    categoryId: 39,
    title: '欧盟海关保护申请只收电子件：权利人要做的准备',
    summary: '自 2024 年 10 月 3 日起，向欧盟海关提出的保护申请（AFA）须经电子门户提交。',
    source: '欧盟委员会税务与海关同盟总司“Defend your rights”页面',
    sourceUrl:
      'https://taxation-customs.ec.europa.eu/customs-4/prohibitions-and-restrictions/counterfeit-piracy-and-other-ipr-violations/defend-your-rights_en',
    places: ['eu'],
    subjects: ['seizure', 'policy'],
    services: ['/home/exhibition', '/home/customsSeizure'],
    publishedDaysAgo: 12,
    text: `<p>在欧盟有商标、外观设计等权利的企业，可以请欧盟海关留意涉嫌侵权的货物，这一申请称为 Application for Action（AFA）。欧盟委员会网站说明：自 <strong>2024 年 10 月 3 日</strong>起，申请须以电子方式提交。</p>
<h2>和中国海关备案有什么不同</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">中国海关备案</th><th scope="col">欧盟 AFA</th></tr></thead>
<tbody>
<tr><td>受理</td><td>海关总署</td><td>成员国海关，经电子门户提交</td></tr>
<tr><td>依据的权利</td><td>在中国受保护的权利</td><td>在欧盟或成员国受保护的权利</td></tr>
<tr><td>依据的规则</td><td>《知识产权海关保护条例》</td><td>欧盟 608/2013 号条例</td></tr>
</tbody>
</table>
<p>两者互不代替。中国的备案管的是进出中国关境的货物，要在欧盟口岸拦截仿冒品，需要另行申请。</p>
<h2>提交之前准备什么</h2>
<ul>
<li>在欧盟有效的权利证书，确认权利人名称与现在的营业执照一致；</li>
<li>正品的照片、包装、防伪特征和主要生产地；</li>
<li>已知的仿冒线索：出货港口、常用品名、包装特征；</li>
<li>能用英文回复海关的联系人，最好安排两位。</li>
</ul>
<h2>申请之后</h2>
<ol>
<li>把自己的代工厂、货代和正规经销商名单交给海关，避免自己的货被拦。</li>
<li>约定收到海关通知后的内部流程：谁看图、谁拍板、谁回函。</li>
<li>权利到期、转让时及时更新申请。</li>
</ol>
<p>通过哪个门户、用什么账号，请打开<a href="https://taxation-customs.ec.europa.eu/customs-4/prohibitions-and-restrictions/counterfeit-piracy-and-other-ipr-violations/defend-your-rights_en">欧盟委员会的说明页面</a>查看。</p>
${readTheSite}`,
  },
  {
    author,
    categoryId: 37,
    title: '【演示】收到境外律师函之后：不删、不认、不拖',
    summary: '虚构案例：外贸企业收到称其产品侵犯专利的律师函，按六步完成初评。',
    places: [],
    subjects: ['court', 'patent'],
    services: ['/home/tradeDisputes', '/home/riskAversion', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 7,
    text: `<p>【演示】本文为虚构案例，人物、企业和文书均为编写，只用来说明处理顺序。</p>
<h2>情况</h2>
<p>周一早上，一家小家电企业的外贸邮箱收到一封英文律师函，称其出口的一款产品侵犯某专利，要求停止销售并在两周内答复。业务员的第一反应是下架商品、删掉聊天记录。主管拦住了他。</p>
<h2>六步处理</h2>
<ol>
<li><strong>记下送达</strong>：什么方式、哪一天、寄给谁。附件原样保存，不改文件名。</li>
<li><strong>保全证据</strong>：通知相关部门不得删改邮件、图纸、聊天记录和销售数据。</li>
<li><strong>四十八小时内初评</strong>：产品有没有出口到该国，对方权利是否有效，技术方案差在哪里，能不能改设计。</li>
<li><strong>找对人</strong>：联系当地执业律师，并向知识产权管理部门的涉外纠纷指导机构咨询。</li>
<li><strong>定策略</strong>：应诉、和解、改设计、请求宣告对方权利无效，或者与同行联合应对。</li>
<li><strong>复盘</strong>：结案后把教训写进新品立项的检查表。</li>
</ol>
<h2>三件不要做的事</h2>
<ul>
<li>不要以个人名义回信承认侵权；</li>
<li>不要私下付款换取撤诉；</li>
<li>不要因为对方在境外就不理会。</li>
</ul>
<h2>向境外交材料前</h2>
<p>《国务院关于涉外知识产权纠纷处理的规定》第十三条要求，向境外提供证据或者相关材料，应当遵守保守国家秘密、数据安全、个人信息保护、技术出口管理等规定；依法须经主管机关准许的，先办手续。案例里的企业因此把图纸分成可以提供和暂缓提供两类，暂缓的先问主管部门。</p>`,
  },
  {
    ...ofLaw,
    categoryId: 39,
    title: '涉外知识产权纠纷规定施行：企业能用上的四条',
    summary: '2025 年 5 月 1 日起施行的国务院规定，既给企业帮助，也划出送达、取证和提供材料的界线。',
    source: '《国务院关于涉外知识产权纠纷处理的规定》第十条、第十二条至第十四条',
    places: ['cn'],
    subjects: ['policy', 'court'],
    services: ['/home/tradeDisputes', '/home/riskAversion', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 19,
    text: `<p>《国务院关于涉外知识产权纠纷处理的规定》自 2025 年 5 月 1 日起施行。对出口企业来说，下面四条最常用到。</p>
<h2>第十条：可以找谁帮忙</h2>
<p>国家鼓励商会、行业协会、跨境电商平台等组织搭建涉外知识产权维权援助平台，开通服务热线，提供咨询、培训等公益服务。遇到纠纷，先问一问自己所在的商会和平台有没有这样的窗口。</p>
<h2>第十二条：境外机构不能随意来取证</h2>
<p>在我国境内送达文书、调查取证，应当依照国际条约和我国法律办理。任何组织和个人都不得违反我国法律在境内送达文书、调查取证。有人自称受境外律师委托上门拍照、复制数据的，先核实身份和依据。</p>
<h2>第十三条：向境外交材料要守规矩</h2>
<p>参与境外诉讼或者接受境外调查，需要向境外提供证据的，应当遵守下列方面的规定：</p>
<ul>
<li>保守国家秘密；</li>
<li>数据安全；</li>
<li>个人信息保护；</li>
<li>技术出口管理；</li>
<li>司法协助。</li>
</ul>
<p>依法须经主管机关准许的，应当先履行程序。</p>
<h2>第十四条：对外贸易法上的工具</h2>
<p>进口货物侵犯知识产权并危害对外贸易秩序的，以及权利人在许可中有强制性一揽子许可等行为并危害公平竞争秩序的，商务主管部门可以依照对外贸易法调查并采取必要的措施。</p>
<h2>企业现在可以做的</h2>
<ol>
<li>指定一名涉外纠纷联系人，统一收发文书；</li>
<li>把第十三条的五个方面做成提交前的检查表；</li>
<li>记下行业协会和平台援助窗口的联系方式。</li>
</ol>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '证据要寄到国外，先过四道自查',
    summary: '境外打官司、应对调查常要提供材料。国家秘密、个人信息、技术出口、司法协助四个方面要先查清。',
    source: '《国务院关于涉外知识产权纠纷处理的规定》第十三条；《个人信息保护法》第三十九条、第四十一条',
    places: ['cn'],
    subjects: ['court'],
    services: ['/home/tradeDisputes', '/home/customsSeizure', '/home/riskAversion'],
    publishedDaysAgo: 36,
    text: `<p>境外律师来信要材料，很多企业直接打包发送。按照我国规定，有些材料要先取得同意，有些要先经批准，还有些不能提供。发送之前，用四个问题筛一遍。</p>
<h2>问题一：是否含国家秘密或者重要数据</h2>
<p>涉及政府项目、特定行业数据、测绘和工控数据的，先由本单位保密和数据管理人员判断。拿不准的，先不发。</p>
<h2>问题二：是否含他人的个人信息</h2>
<p>护照、签证、通讯录、聊天记录里都有个人信息。向境外提供的，应当告知对方接收方的名称、联系方式、处理目的和方式、信息种类等，并取得本人的<strong>单独同意</strong>。可以遮盖的，先遮盖再提供。</p>
<h2>问题三：技术资料是否受出口管理</h2>
<p>图纸、配方、源代码要先查是否属于受管理的技术。属于的，依法办理手续以后才能提供。</p>
<h2>问题四：是否应境外司法或者执法机构的要求</h2>
<p>未经我国主管机关批准，不得向外国司法或者执法机构提供存储于境内的个人信息。由境外法院、行政机关直接索要材料的，先向主管机关和律师问清程序。</p>
<h2>留下记录</h2>
<table>
<thead><tr><th scope="col">记录项</th><th scope="col">写什么</th></tr></thead>
<tbody>
<tr><td>材料清单</td><td>每份文件的名称、页数、来源</td></tr>
<tr><td>判断</td><td>四个问题的结论和判断人</td></tr>
<tr><td>同意和批准</td><td>同意书、批准文件的编号</td></tr>
<tr><td>发送</td><td>接收人、方式、日期</td></tr>
</tbody>
</table>
${readTheLaw}`,
  },
]
