import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

const customsGuide = 'https://online.customs.gov.cn/static/pages/guides/002029002000/002029002000.html'

/** What the regulation and the customs say on recordal and detention. */
export const customsRules: readonly DemonstrationArticle[] = [
  {
    ...ofLaw,
    categoryId: 38,
    title: '《知识产权海关保护条例》要点（一）：备案怎么申请、管多久',
    summary: '备案申请书写什么、多久决定、哪些情形不予备案，一页看清。',
    source: '《知识产权海关保护条例》（2018 年修订）第七条至第十一条',
    places: ['cn'],
    subjects: ['policy', 'seizure'],
    services: ['/home/exhibition', '/home/customsSeizure'],
    publishedDaysAgo: 21,
    text: `<p>商标专用权、著作权和与著作权有关的权利、专利权，都可以向海关总署申请备案。备案由海关总署受理，口岸海关不收备案申请。</p>
<h2>申请书写五项内容</h2>
<ol>
<li>权利人的名称或者姓名、注册地或者国籍；</li>
<li>权利的名称、内容及相关信息；</li>
<li>权利许可行使的状况；</li>
<li>合法货物的名称、产地、进出境地海关、进出口商、主要特征、价格；</li>
<li>已知侵权货物的制造商、进出口商、进出境地海关、主要特征、价格。</li>
</ol>
<p>上述内容有证明文件的，应当附送。第四、第五项写得越具体，现场关员越容易分辨。</p>
<h2>期限一览</h2>
<table>
<thead><tr><th scope="col">事项</th><th scope="col">期限</th><th scope="col">条文</th></tr></thead>
<tbody>
<tr><td>决定是否准予备案</td><td>收到全部申请文件之日起三十个工作日</td><td>第八条</td></tr>
<tr><td>备案有效期</td><td>准予备案之日起十年</td><td>第十条</td></tr>
<tr><td>申请续展</td><td>届满前六个月内，每次十年</td><td>第十条</td></tr>
<tr><td>变更或者注销</td><td>情况改变之日起三十个工作日内</td><td>第十一条</td></tr>
</tbody>
</table>
<h2>不予备案的三种情形</h2>
<ul>
<li>申请文件不齐全或者无效；</li>
<li>申请人不是权利人；</li>
<li>权利不再受法律、行政法规保护。</li>
</ul>
<h2>备案有什么用</h2>
<p>海关发现货物涉嫌侵犯<strong>已备案</strong>的权利，会主动通知权利人。没有备案的，权利人也可以向口岸海关申请扣留，但要自己发现线索、自己提供证据和担保，扣留后还要尽快取得法院的措施。</p>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '《知识产权海关保护条例》要点（二）：扣留、调查与放行的期限',
    summary: '依申请扣留与依职权扣留，起因不同，后续期限也不同。一张表分清两条路。',
    source: '《知识产权海关保护条例》（2018 年修订）第十二条至第二十八条',
    places: ['cn'],
    subjects: ['policy', 'seizure'],
    services: ['/home/customsSeizure'],
    publishedDaysAgo: 28,
    text: `<p>海关扣留侵权嫌疑货物有两条路：权利人发现线索后申请扣留，或者海关发现货物涉嫌侵犯已备案的权利，通知权利人后扣留。两条路的后续期限不同，算错了可能白忙一场。</p>
<h2>两条路对照</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">权利人申请扣留</th><th scope="col">海关发现后扣留</th></tr></thead>
<tbody>
<tr><td>是否需要备案</td><td>不要求</td><td>需要</td></tr>
<tr><td>权利人的动作</td><td>提交申请书、证据和担保</td><td>通知送达之日起三个工作日内申请并担保</td></tr>
<tr><td>海关是否调查认定</td><td>权利人可以向法院申请责令停止侵权或者财产保全</td><td>自扣留之日起三十个工作日内调查、认定</td></tr>
<tr><td>应当放行</td><td>自扣留之日起二十个工作日内未收到法院协助执行通知</td><td>五十个工作日内未收到法院协助执行通知，并且不能认定侵权</td></tr>
</tbody>
</table>
<h2>担保与费用</h2>
<ul>
<li>担保不超过货物等值，用于赔偿申请不当的损失和支付扣留后的费用。（第十四条）</li>
<li>仓储、保管和处置费用由权利人支付；货物被认定侵权的，可以计入制止侵权的合理开支。（第二十五条）</li>
</ul>
<h2>收发货人的权利</h2>
<ul>
<li>经海关同意查看货物；（第十七条）</li>
<li>提出书面说明并附送证据；（第十八条）</li>
<li>涉嫌侵犯专利权的，提供与货物等值的担保金后请求放行。（第十九条）</li>
</ul>
<h2>申请错了要赔</h2>
<p>海关不能认定侵权，或者法院判定不侵权的，权利人应当依法承担赔偿责任。（第二十八条）申请之前，先排除自己授权的货物和已经过期的权利。</p>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 39,
    title: '海关知识产权备案：现行条例没有缴费条款',
    summary: '网上仍有“每项收费”的旧说法。现行条例文本中已没有缴纳备案费的规定，委托代办的服务费另当别论。',
    source: '《知识产权海关保护条例》（2018 年修订）',
    places: ['cn'],
    subjects: ['policy'],
    services: ['/home/exhibition'],
    publishedDaysAgo: 17,
    text: `<p>不少网页还写着海关知识产权备案要按项交费。现行《知识产权海关保护条例》（2018 年修订）的文本里，已经<strong>没有</strong>缴纳备案费的条款。企业做预算时，不要把这笔钱列成官费。</p>
<h2>容易混在一起的三种费用</h2>
<table>
<thead><tr><th scope="col">名称</th><th scope="col">付给谁</th><th scope="col">说明</th></tr></thead>
<tbody>
<tr><td>备案费</td><td>海关</td><td>现行条例没有规定</td></tr>
<tr><td>代理服务费</td><td>代理机构</td><td>委托代办时由双方约定，不是官费</td></tr>
<tr><td>担保及仓储、处置费用</td><td>海关、仓储方</td><td>申请扣留货物时才发生，与备案无关</td></tr>
</tbody>
</table>
<h2>请人代办时问清楚</h2>
<ul>
<li>报价单里的每一项是官费还是服务费；</li>
<li>退回补正、变更、续展是否另外收费；</li>
<li>备案完成后能否拿到备案号、账号和全部提交材料的副本。</li>
</ul>
<h2>自己办需要准备什么</h2>
<p>主要是身份证明、权利证书、货物照片、许可情况和已知的侵权线索。每件权利的材料单独成册，商标、专利、作品不要混在一起。</p>
<h2>看到“官方收费”的通知怎么办</h2>
<ol>
<li>不要按邮件或短信里的账号付款；</li>
<li>到<a href="${customsGuide}">“互联网+海关”办事指南</a>核对；</li>
<li>仍不放心的，打电话向海关核实。</li>
</ol>
${readTheLaw}`,
  },
  {
    author,
    categoryId: 39,
    title: '作品也能做海关备案：著作权备案要交哪些文件',
    summary: '图案、玩偶、包装设计等作品可以凭著作权备案。登记过和没登记过的，交的文件不同。',
    source: '海关总署英文网站著作权备案文件说明（english.customs.gov.cn）',
    places: ['cn'],
    subjects: ['policy', 'seizure'],
    services: ['/home/exhibition'],
    publishedDaysAgo: 33,
    text: `<p>很多出口商品靠图案和造型卖钱：印花、玩偶、包装画面。这些内容如果构成作品，可以用著作权向海关总署备案，不必等商标或外观设计证书。</p>
<h2>基本文件</h2>
<ol>
<li><strong>备案申请书</strong>：由海关的备案系统生成，打印后签章。</li>
<li><strong>申请人身份证明</strong>：企业交营业执照复印件，个人交身份证复印件；境外注册文件附中文译本。</li>
<li><strong>权利证明</strong>：见下表。</li>
</ol>
<table>
<thead><tr><th scope="col">作品状况</th><th scope="col">交什么</th></tr></thead>
<tbody>
<tr><td>已经自愿登记</td><td>登记证书复印件，以及经登记机构认证的作品照片</td></tr>
<tr><td>没有登记</td><td>作品样本，以及其他能证明权属的证据</td></tr>
</tbody>
</table>
<p>复印件要签章，并注明与原件一致。</p>
<h2>委托代理的再加两项</h2>
<ul>
<li>按海关格式出具、由权利人签署的授权委托书原件；</li>
<li>代理人的身份证明。</li>
</ul>
<h2>没有登记的作品，权属怎么证明</h2>
<p>平时就要留：设计底稿的源文件和修改记录、与设计人员的合同或职务说明、首次发表的页面和日期。外包设计的，合同要写明著作权归谁。</p>
<h2>两点提醒</h2>
<ul>
<li>来源页面上列有缴费凭证一项；现行条例文本中已没有缴纳备案费的条款，以<a href="${customsGuide}">海关办事指南</a>为准。</li>
<li>作品照片要看得清细节，现场关员是对着照片认货的。</li>
</ul>
${readTheSite}`,
  },
]
