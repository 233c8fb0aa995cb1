import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

/**
 * A new edition of the trademark law will soon replace the one that these articles explain; this sentence says so wherever they
 * name days.
 */
const anotherEdition =
  '<p><strong>请留意版本：</strong>本文依据 2019 年修正的商标法。法律修改后，期限和条文序号可能不同，跨年办理的事项尤其要核对。</p>'

/** Articles about trademarks in China and in the Madrid system. */
export const trademarks: readonly DemonstrationArticle[] = [
  {
    ...ofLaw,
    categoryId: 37,
    title: '商标注册了却长期不用：连续三年不使用可能被撤销',
    summary: '出口企业常把商标只印在外销货上，或者注册后搁置。平时不留使用证据，被人申请撤销时会很被动。',
    source: '《商标法》（2019 年修正）第四十条、第四十九条',
    places: ['cn'],
    subjects: ['trademark'],
    services: ['/home/exhibition', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 11,
    text: `<p>注册商标没有正当理由<strong>连续三年不使用</strong>的，任何单位或者个人都可以申请撤销。出口企业遇到这类申请时，常发现商标确实在用，却拿不出证据。</p>
<h2>哪些企业容易中招</h2>
<ul>
<li>注册了十几个类别，真正在用的只有两三个；</li>
<li>证书上的图样是老版，包装早已换成新版；</li>
<li>产品全部定牌生产，自有品牌只在样品上出现；</li>
<li>商标在老板个人名下，公司使用却没有许可合同。</li>
</ul>
<h2>平时就留的使用证据</h2>
<table>
<thead><tr><th scope="col">证据</th><th scope="col">要点</th></tr></thead>
<tbody>
<tr><td>合同、发票、报关单</td><td>写明品牌名称，商品与注册的项目对应</td></tr>
<tr><td>包装、吊牌、说明书</td><td>看得到商标和日期</td></tr>
<tr><td>展会照片、广告</td><td>有时间、地点、主办方</td></tr>
<tr><td>网店页面、订单</td><td>保存完整页面和订单时间</td></tr>
<tr><td>许可合同</td><td>他人使用的，写清期限和商品</td></tr>
</tbody>
</table>
<p>每个商标、每个类别，每年存一套，按年份放好。</p>
<h2>另外两个日子</h2>
<ul>
<li>注册商标有效期十年；</li>
<li>期满前十二个月内办理续展，没有办的还有六个月宽展期。</li>
</ul>
<h2>建议</h2>
<ol>
<li>每年清点一次商标，不用的类别决定去留；</li>
<li>换了图样，及时申请新图样；</li>
<li>名下不一致的，尽早办理转让或者许可。</li>
</ol>
${anotherEdition}
${readTheLaw}`,
  },
  {
    author,
    categoryId: 37,
    title: '马德里国际注册在各国被驳回：答复期从一个月到六个月',
    summary: '法国一个月、英国两个月、德国四个月，起算点也各不相同。收到驳回通知，先按国家记下截止日。',
    source: 'Huining IP 公开整理的马德里体系资料（v3.4.5，2026 年 9 月 23 日核对）',
    places: ['fr', 'gb', 'de'],
    subjects: ['trademark'],
    services: ['/home/exhibition', '/home/tradeDisputes'],
    publishedDaysAgo: 11,
    text: `<p>马德里国际注册递到各国以后，由各国分别审查。有的国家核准，有的国家发来临时驳回，<strong>留给申请人的答复期差别很大</strong>。</p>
<h2>几个常用国家的答复期</h2>
<table>
<thead><tr><th scope="col">国家</th><th scope="col">答复期</th></tr></thead>
<tbody>
<tr><td>法国</td><td>1 个月</td></tr>
<tr><td>英国</td><td>2 个月</td></tr>
<tr><td>日本</td><td>3 个月</td></tr>
<tr><td>德国</td><td>4 个月</td></tr>
<tr><td>美国</td><td>6 个月，异议为 40 日</td></tr>
</tbody>
</table>
<p>各国的起算点不同，有的从通知发出起算，有的从收到起算。表中的期限只用来排先后，截止日一律以通知上写的为准。</p>
<h2>什么时候会收到</h2>
<p>各国的审查期是 12 个月或者 18 个月，有异议的可能更长。国际注册证到手，不等于各国都已核准；每个国家要分别跟到有结果。</p>
<h2>收到驳回以后（建议）</h2>
<ol>
<li>当天记下国家、通知日期、收到日期和通知上的截止日，由专人跟进；</li>
<li>先处理期限最短的国家，不要等几个国家的通知到齐；</li>
<li>看清驳回的是全部商品还是一部分，引用了谁的在先权利；</li>
<li>请当地代理人判断是删减商品、与在先权利人商量，还是提出答复。</li>
</ol>
<h2>容易忽略的两点</h2>
<ul>
<li>自国际注册日起五年内，国内基础商标失效的，国际注册随之失效；</li>
<li>因此失效的，三个月内可以向各国转为国家申请，保留原来的日期。</li>
</ul>
${readTheSite}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '商标注册申请：图样、主体和文件的硬性要求',
    summary: '图样尺寸、名义一致、着色图样的黑白稿：材料错一处，就要补正一轮。',
    source: '《商标法实施条例》（2014 年修订）第十三条至第十五条、第十八条',
    places: ['cn'],
    subjects: ['trademark'],
    services: ['/home/exhibition'],
    publishedDaysAgo: 25,
    text: `<p>商标申请被要求补正，多半不是商标本身有问题，而是材料不合要求。按照实施条例，下面几项最容易出错。</p>
<h2>四份基本文件</h2>
<table>
<thead><tr><th scope="col">文件</th><th scope="col">要求</th></tr></thead>
<tbody>
<tr><td>申请书</td><td>商品或者服务名称按分类表填写；不在表里的，附说明</td></tr>
<tr><td>商标图样</td><td>清晰；纸件图样长和宽为五到十厘米</td></tr>
<tr><td>身份证明</td><td>与申请书的申请人名称一致</td></tr>
<tr><td>委托书</td><td>委托代理的才需要，写明代理内容和权限</td></tr>
</tbody>
</table>
<h2>图样的几个细节</h2>
<ul>
<li>指定颜色的，交着色图样，并另交黑白稿一份；不指定颜色的，交黑白图样；</li>
<li>线条和文字在最小尺寸下仍要看得清；</li>
<li>图样决定注册下来是什么样子，提交之前定稿，不要边办边改。</li>
</ul>
<h2>名义一致是什么意思</h2>
<p>营业执照刚改名，申请书还用旧名；或者申请书写简称。这些都算不一致。提交之前，把三处名称放在一起念一遍：执照、申请书、公章。</p>
<h2>收到补正通知怎么办</h2>
<p>申请手续基本齐备但需要补正的，自收到通知之日起<strong>三十日</strong>内补正。按期补正的保留申请日，逾期的申请不予受理。收到当天就把截止日写下来。</p>
<h2>提交前的检查表</h2>
<ol>
<li>在<a href="https://sbj.cnipa.gov.cn/">中国商标网</a>查过近似商标；</li>
<li>商品项目覆盖现在卖的和一年内要卖的；</li>
<li>外文商标请懂该语言的人看过含义；</li>
<li>图样、执照、委托书三份文件由另一个人再看一遍。</li>
</ol>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '商标被驳回、被异议、要续展：期限从哪天算',
    summary: '驳回后十五日内复审，电子送达满十五日视为送达。把几个容易算错的日子放在一张表里。',
    source:
      '《商标法》（2019 年修正）第二十五条、第三十四条、第四十条；《商标法实施条例》（2014 年修订）第十条、第十二条',
    places: ['cn'],
    subjects: ['trademark'],
    services: ['/home/exhibition', '/home/riskAversion'],
    publishedDaysAgo: 35,
    text: `<p>商标程序里最可惜的事，是商标本来有机会，却因为晚了一天而出局。几个期限先记住。</p>
<h2>常用期限</h2>
<table>
<thead><tr><th scope="col">事项</th><th scope="col">期限</th><th scope="col">起算</th></tr></thead>
<tbody>
<tr><td>驳回复审</td><td>十五日</td><td>收到驳回通知</td></tr>
<tr><td>不服复审决定，向法院起诉</td><td>三十日</td><td>收到复审决定</td></tr>
<tr><td>外国优先权</td><td>六个月</td><td>首次在外国申请</td></tr>
<tr><td>续展</td><td>期满前十二个月内</td><td>倒推</td></tr>
<tr><td>续展宽展期</td><td>六个月</td><td>有效期满次日</td></tr>
</tbody>
</table>
<h2>什么时候算“收到”</h2>
<p>电子方式送达的，自文件发出之日起<strong>满十五日</strong>视为送达，但能够证明文件进入电子系统的日期的除外。账号没有人登录，不影响期限开始计算。请固定一个人每周登录查看。</p>
<h2>怎么算到最后一天</h2>
<ul>
<li>开始的当天不计，从次日起算；</li>
<li>按月计算的，以最后一月的相应日为届满日，没有相应日的取月末；</li>
<li>届满日遇节假日，顺延到节假日后的第一个工作日；</li>
<li>注册商标有效期的届满日，是最后一月相应日的<strong>前一日</strong>。</li>
</ul>
<h2>接到驳回通知的两周</h2>
<ol>
<li>当天：登记收到日和届满日，看清是全部驳回还是部分驳回；</li>
<li>三天内：查引证商标的状态，是否快到期、是否长期不用；</li>
<li>一周内：决定复审、修改后重新申请，或者协商；</li>
<li>届满前三天：提交，不要等最后一天。</li>
</ol>
${anotherEdition}
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '马德里国际注册：谁能申请，要有什么基础',
    summary: '有真实营业所、住所或者国籍，有国内申请或者注册作基础，指定商品不得超出基础范围。',
    source: '《商标法实施条例》（2014 年修订）第三十五条至第四十条',
    places: [],
    subjects: ['trademark'],
    services: ['/home/exhibition', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 43,
    text: `<p>准备在多个国家卖货的企业，常用马德里体系申请商标：一份申请，指定多个成员。以中国为原属国提出申请，实施条例规定了几个前提。</p>
<h2>三个前提</h2>
<ol>
<li><strong>主体</strong>：在中国有真实有效的营业所，或者在中国有住所，或者拥有中国国籍；</li>
<li><strong>基础</strong>：已经在国内提出注册申请，或者已经注册；</li>
<li><strong>范围</strong>：国际申请指定的商品或者服务，不得超出国内基础申请或者注册的范围。</li>
</ol>
<p>第三点常被忽略：国内只注册了“灯”，国际申请就不能写“灯和电扇”。要卖的都先在国内申请好。</p>
<h2>向谁提交</h2>
<p>通过国家知识产权局提交，由其转送世界知识产权组织国际局。申请手续不齐备或者没有按规定填写的，不予受理，<strong>申请日不予保留</strong>。</p>
<h2>提交前核对</h2>
<table>
<thead><tr><th scope="col">核对项</th><th scope="col">要点</th></tr></thead>
<tbody>
<tr><td>申请人名称地址</td><td>与国内基础一致，中英文写法固定下来</td></tr>
<tr><td>商标图样</td><td>与国内基础完全相同，颜色也要一致</td></tr>
<tr><td>商品清单</td><td>逐项对照国内基础，不超范围</td></tr>
<tr><td>指定的国家和地区</td><td>按实际销售、生产、参展地选择</td></tr>
</tbody>
</table>
<h2>注册以后</h2>
<ul>
<li>各国各自审查，可能有的国家准、有的国家驳，答复期限各不相同；</li>
<li>国内基础商标不要轻易变动，先问代理人会不会影响国际注册；</li>
<li>官方信息请看<a href="https://www.wipo.int/portal/zh/">世界知识产权组织网站</a>。</li>
</ul>
${readTheLaw}`,
  },
]
