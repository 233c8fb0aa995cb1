import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

/** Articles about what makes evidence credible, and what it may contain. */
export const evidence: readonly DemonstrationArticle[] = [
  {
    ...ofLaw,
    categoryId: 38,
    title: '电子数据怎样才容易被采信：法院看这几点',
    summary: '照片、网页、聊天记录都是电子数据。法院看的是怎样生成、怎样保存、能不能验证。',
    source:
      '《最高人民法院关于互联网法院审理案件若干问题的规定》（2018 年）第十一条；《最高人民法院关于民事诉讼证据的若干规定》（2019 年）第九十三条、第九十四条',
    places: ['cn'],
    subjects: ['court'],
    services: ['/home/exhibitionInfringement', '/home/eCommerceInfringement'],
    publishedDaysAgo: 15,
    text: `<p>展位照片、网页截图、聊天记录，在纠纷里都可能成为证据。它们能不能被采信，不取决于用了哪种技术，而取决于能不能说明白来历、能不能验证没有改过。</p>
<h2>法院会看什么</h2>
<ul>
<li>生成、存储、传输所依赖的系统是否可靠；</li>
<li>生成的主体和时间是否明确；</li>
<li>提取的过程是否完整，能否重现；</li>
<li>内容有没有增加、删除、修改；</li>
<li>能不能以特定形式得到验证。</li>
</ul>
<p>当事人提交的电子数据，通过可信时间戳、哈希值校验、区块链等方式固定，<strong>能够证明其真实性的</strong>，应当确认。关键在后半句：技术手段只是证明真实的方法，不是采信的保证。</p>
<h2>哪些更容易让人相信</h2>
<table>
<thead><tr><th scope="col">情形</th><th scope="col">例子</th></tr></thead>
<tbody>
<tr><td>由中立第三方平台保存</td><td>电商平台的订单记录</td></tr>
<tr><td>在正常业务活动中形成</td><td>每日拍摄的质检照片</td></tr>
<tr><td>经公证机关公证</td><td>公证书所附的网页内容</td></tr>
</tbody>
</table>
<h2>出口企业的六个习惯</h2>
<ol>
<li>拍照用原相机，保留原图，不用修图软件另存；</li>
<li>手机时间设为自动，开启定位；</li>
<li>网页取证录下从打开浏览器开始的全过程；</li>
<li>聊天记录保留原始设备，不只留截图；</li>
<li>当天计算文件的哈希值，另存一处；</li>
<li>谁拍的、谁保管、交给过谁，写一张单子。</li>
</ol>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '境外形成的证据：哪些要公证，哪些不必',
    summary: '公文书证要办证明手续，外文要有中文译本；能从公开渠道取得的，不因没有公证认证就被否定。',
    source:
      '《最高人民法院关于民事诉讼证据的若干规定》（2019 年）第十六条、第十七条；《最高人民法院关于知识产权民事诉讼证据的若干规定》（2020 年）第八条',
    places: ['cn'],
    subjects: ['court'],
    services: ['/home/tradeDisputes', '/home/exhibitionInfringement'],
    publishedDaysAgo: 39,
    text: `<p>在国外展会拍的照片、国外网店的页面、国外登记机关的文件，回到国内打官司能不能用？要不要先办公证认证？不同的证据，要求并不一样。</p>
<h2>分三类看</h2>
<table>
<thead><tr><th scope="col">种类</th><th scope="col">例子</th><th scope="col">要求</th></tr></thead>
<tbody>
<tr><td>公文书证</td><td>国外登记机关出具的证明</td><td>经所在国公证机关证明，或者履行条约规定的证明手续</td></tr>
<tr><td>外文书证</td><td>英文合同、邮件</td><td>附中文译本</td></tr>
<tr><td>公开渠道能够取得的</td><td>公开出版物、专利文献</td><td>对方仅以没有公证认证为由反对的，不予支持</td></tr>
</tbody>
</table>
<p>有其他证据能够证明真实的，对方仅以没有公证认证为由反对，同样不被支持。</p>
<h2>在国外取证时顺手做的事</h2>
<ol>
<li>购买样品留下发票、包装和物流单，全程拍摄开箱；</li>
<li>网页写清网址、访问时间，保存完整页面；</li>
<li>展会照片拍到展位号和对方公司名称；</li>
<li>能从官方网站查到的，记下查询路径，方便法官自己核对。</li>
</ol>
<h2>译文别省</h2>
<p>请翻译机构出具译文并盖章，专有名词前后一致。只翻译对自己有利的几句，容易被对方抓住。</p>
<h2>当地法律也要守</h2>
<p>有些国家限制录音录像，进入对方店铺、工厂取证之前，先问当地律师。</p>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 39,
    title: '参展存证要上传护照签证页：个人信息怎么处理',
    summary: '身份和行踪属于敏感个人信息。收集员工护照、签证和出入境记录，要单独同意，用完按期删除。',
    source: '《个人信息保护法》第二十八条至第三十条、第三十九条',
    places: ['cn'],
    subjects: ['fair', 'policy'],
    services: ['/home/exhibitionInfringement'],
    publishedDaysAgo: 22,
    text: `<p>为了证明企业确实出国参展，存证时常要保存参展人员的护照首页、签证页和出入境日期页。这些材料涉及身份和行踪，属于<strong>敏感个人信息</strong>，公司不能想收就收。</p>
<h2>法律的三点要求</h2>
<ul>
<li><strong>必要</strong>：有特定的目的和充分的必要性，并采取严格的保护措施；</li>
<li><strong>单独同意</strong>：不能藏在劳动合同或者员工手册里，要就这件事单独取得同意；</li>
<li><strong>说清楚</strong>：告知处理的必要性，以及对本人权益的影响。</li>
</ul>
<p>向境外提供的，还要告知接收方的情况，并再次取得单独同意。</p>
<h2>同意书写什么</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">写法示例</th></tr></thead>
<tbody>
<tr><td>收集什么</td><td>护照首页、签证页、出入境日期页的照片</td></tr>
<tr><td>为什么</td><td>证明本公司参加某届展会</td></tr>
<tr><td>给谁看</td><td>公司存证负责人、存证平台、依法需要的机关</td></tr>
<tr><td>存多久</td><td>写明年限，到期删除</td></tr>
<tr><td>怎样撤回</td><td>联系人和方式</td></tr>
</tbody>
</table>
<h2>操作上的提醒</h2>
<ol>
<li>只拍需要的页，无关的页不拍；</li>
<li>不要在微信群里传护照照片；</li>
<li>内部查看要登记，离职交接时收回；</li>
<li>员工不同意的，改用展位合照、合同、付款凭证等其他材料。</li>
</ol>
${readTheLaw}`,
  },
  {
    author,
    categoryId: 39,
    title: '一项存证服务停了，老凭证还能用吗：WIPO PROOF 的经验',
    summary: '世界知识产权组织的时间戳服务在 2022 年停止签发，已签发的凭证仍可用公开工具验证。',
    source: '世界知识产权组织 WIPO PROOF 页面',
    sourceUrl: 'https://www.wipo.int/en/web/wipo-proof',
    places: [],
    subjects: ['court'],
    services: ['/home/exhibitionInfringement'],
    publishedDaysAgo: 47,
    text: `<p>企业把设计稿、展会照片做了电子存证，最担心的一件事是：几年以后，当初的服务商不在了怎么办？世界知识产权组织（WIPO）的一项服务正好提供了实例。</p>
<h2>经过</h2>
<ul>
<li>2020 年 5 月，WIPO PROOF 上线，为任意文件签发带日期和时间的数字指纹；</li>
<li>2022 年 1 月 31 日，停止签发新的凭证；</li>
<li>WIPO 说明：已经签发的凭证可以继续验证，用公开的命令即可，不需要账号。</li>
</ul>
<h2>为什么停了还能验证</h2>
<p>凭证里写着文件的指纹和时间，并由时间戳机构签名。验证时只要三样东西：<strong>原文件、凭证、机构的公开证书</strong>。服务网站还在不在，不影响计算的结果。</p>
<h2>选择存证方式时问五个问题</h2>
<table>
<thead><tr><th scope="col">问题</th><th scope="col">希望听到的回答</th></tr></thead>
<tbody>
<tr><td>凭证能下载到自己手里吗</td><td>能，格式公开</td></tr>
<tr><td>不登录能验证吗</td><td>能，有公开的步骤</td></tr>
<tr><td>服务停止以后呢</td><td>用通用工具仍可验证</td></tr>
<tr><td>要不要交出原文件</td><td>只需要指纹</td></tr>
<tr><td>时间由谁证明</td><td>说得出时间戳机构的名称</td></tr>
</tbody>
</table>
<h2>自己要做的</h2>
<ol>
<li>原文件一个字节都不能改，另存两份；</li>
<li>凭证与原文件放在一起，写好对应关系；</li>
<li>每年抽几份验证一次。</li>
</ol>
${readTheSite}`,
  },
]
