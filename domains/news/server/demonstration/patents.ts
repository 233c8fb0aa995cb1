import type { DemonstrationArticle } from './demonstration-article.ts'
import { ofLaw, readTheLaw } from './sources.ts'

/** Patents of companies that sell abroad. */
export const patents: readonly DemonstrationArticle[] = [
  {
    ...ofLaw,
    categoryId: 37,
    title: '在中国完成的发明先去国外申请：漏了保密审查，国内专利可能落空',
    summary: '发明和实用新型向外国申请之前，要先经保密审查。三条路选一条，别和“保密请求”弄混。',
    source: '《专利法实施细则》（2023 年修订）第八条、第九条',
    places: ['cn'],
    subjects: ['patent'],
    services: ['/home/earlyWarningAnalysis', '/home/riskAversion'],
    publishedDaysAgo: 6,
    text: `<p>有的企业为了赶市场，直接委托国外代理人在当地申请专利。只要发明或者实用新型是<strong>在中国完成</strong>的，向外国申请之前就要先经国家知识产权局保密审查。违反的，在中国申请专利不授予专利权。</p>
<h2>三条路选一条</h2>
<table>
<thead><tr><th scope="col">打算</th><th scope="col">怎么办</th></tr></thead>
<tbody>
<tr><td>直接向外国申请</td><td>先提出保密审查请求，并用中文详细说明技术方案</td></tr>
<tr><td>先在中国申请，之后再向外国申请</td><td>向外国申请之前提出请求</td></tr>
<tr><td>向国家知识产权局提交 PCT 国际申请</td><td>视为同时提出了请求</td></tr>
</tbody>
</table>
<p>外观设计不需要保密审查。</p>
<h2>要等多久</h2>
<ul>
<li>递交请求之日起两个月内，可能收到需要保密审查的通知，情况复杂的可以延长两个月；</li>
<li>需要审查的，四个月内作出决定，情况复杂的可以延长两个月。</li>
</ul>
<p>把这段时间排进海外申请计划，不要等到优先权期限的最后一个月。</p>
<h2>两个名称不要选错</h2>
<ul>
<li><strong>保密请求</strong>：请求把这件申请按保密专利处理；</li>
<li><strong>向外国申请专利保密审查请求</strong>：准备到国外申请时才提出。</li>
</ul>
<p>出口企业要的几乎都是后一个。</p>
<h2>合作研发要写进合同</h2>
<ol>
<li>发明在哪里完成、由谁完成；</li>
<li>谁负责提出保密审查请求；</li>
<li>没有提出造成损失的，由谁承担。</li>
</ol>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '专利保护多久、优先权多长：出口企业常用的几个期限',
    summary: '发明二十年、实用新型十年、外观设计十五年；优先权分别是十二个月和六个月。',
    source: '《专利法》（2020 年修正）第二十六条、第二十七条、第二十九条、第四十二条、第六十六条',
    places: ['cn'],
    subjects: ['patent'],
    services: ['/home/earlyWarningAnalysis', '/home/exhibition'],
    publishedDaysAgo: 29,
    text: `<p>出口报价、签独家协议、办海关备案，都要知道专利还有多久。几个基本期限写在专利法里，一页就能看完。</p>
<h2>三种专利对照</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">发明</th><th scope="col">实用新型</th><th scope="col">外观设计</th></tr></thead>
<tbody>
<tr><td>保护期限（自申请日起）</td><td>二十年</td><td>十年</td><td>十五年</td></tr>
<tr><td>优先权</td><td>十二个月</td><td>十二个月</td><td>六个月</td></tr>
<tr><td>主要文件</td><td>请求书、说明书及摘要、权利要求书，必要时有附图</td><td>同左</td><td>请求书、图片或者照片、简要说明</td></tr>
</tbody>
</table>
<h2>优先权有什么用</h2>
<p>第一次申请之后，在优先权期限内就同一内容到其他国家申请，可以按第一次申请的日期判断先后。展会、上架、发货都可能公开技术内容，越早有第一次申请越主动。</p>
<h2>评价报告什么时候要</h2>
<p>实用新型、外观设计发生侵权纠纷时，法院或者管理部门可以要求专利权人出具专利权评价报告。准备去展会、平台维权的，早一点请求。</p>
<h2>四个提醒</h2>
<ul>
<li>期限从<strong>申请日</strong>算，不是从授权日算；</li>
<li>年费谁缴、缴到哪一年，写进台账，出口合同不要只写“有专利”；</li>
<li>外观设计的图片决定保护范围，照片要拍全六面；</li>
<li>签独家供货协议之前，查一次法律状态，把查询日期写进附件。</li>
</ul>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: 'PCT 进入中国的三十个月，以及期限怎么算到那一天',
    summary: '国际申请进入中国国家阶段的期限、宽限，和“按月计算、遇假顺延”的规则。',
    source: '《专利法实施细则》（2023 年修订）第五条、第一百二十条',
    places: ['cn'],
    subjects: ['patent'],
    services: ['/home/earlyWarningAnalysis'],
    publishedDaysAgo: 52,
    text: `<p>通过 PCT 途径布局的企业，最怕算错进入国家阶段的日子。规则不复杂，错在手工推算。</p>
<h2>进入中国：三十个月</h2>
<p>国际申请进入中国国家阶段，应当自优先权日起<strong>三十个月</strong>内办理手续。没有按期办理的，缴纳宽限费以后，可以在优先权日起<strong>三十二个月</strong>内办理。</p>
<h2>期限怎么算到那一天</h2>
<ul>
<li>期限开始的当天不算，从次日起算；</li>
<li>按年、按月计算的，以最后一个月的相应日为届满日；该月没有相应日的，以该月最后一日为届满日；</li>
<li>届满日是法定休假日的，以休假日后的第一个工作日为届满日。</li>
</ul>
<h2>举例</h2>
<table>
<thead><tr><th scope="col">起算</th><th scope="col">期限</th><th scope="col">相应日</th><th scope="col">说明</th></tr></thead>
<tbody>
<tr><td>8 月 31 日</td><td>六个月</td><td>次年 2 月最后一日</td><td>二月没有 31 日</td></tr>
<tr><td>3 月 15 日</td><td>三十个月</td><td>第三年 9 月 15 日</td><td>遇休假日顺延</td></tr>
</tbody>
</table>
<p>表中日期是算法示例，实际办理请以通知书和官方系统显示的日期为准。</p>
<h2>管好期限的做法</h2>
<ol>
<li>以优先权日为准建台账，不要用国际申请日代替；</li>
<li>二十四个月时决定进入哪些国家，留出翻译时间；</li>
<li>届满日写“提前两周”的内部日期，最后一天只作保底；</li>
<li>每个国家单独列一行：各国期限和宽限不同。</li>
</ol>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 39,
    title: '委托代理机构之前，先看许可证和备案',
    summary: '专利代理要有执业许可证，商标代理机构要备案，从业人员不得以个人名义接案。',
    source:
      '《专利代理条例》（2018 年修订）第九条、第二十七条；《商标法实施条例》（2014 年修订）第八十四条、第八十五条',
    places: ['cn'],
    subjects: ['patent', 'policy'],
    services: ['/home/exhibition', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 40,
    text: `<p>申请专利、注册商标，多数企业会委托代理机构。法律对谁能代理有明确的要求，签合同之前花十分钟核对，可以省去很多麻烦。</p>
<h2>两类代理，两种资格</h2>
<table>
<thead><tr><th scope="col">业务</th><th scope="col">机构要有什么</th><th scope="col">怎么核对</th></tr></thead>
<tbody>
<tr><td>专利代理</td><td>专利代理机构执业许可证</td><td>看许可证编号，到国家知识产权局网站查询</td></tr>
<tr><td>商标代理</td><td>向国家知识产权局备案</td><td>看备案情况，到中国商标网查询</td></tr>
</tbody>
</table>
<p>没有取得执业许可证的，不得从事专利代理业务。商标代理从业人员不得以个人名义自行接受委托。</p>
<h2>合同里写清楚</h2>
<ul>
<li>官费和服务费分开列；</li>
<li>谁负责盯期限，错过期限怎么办；</li>
<li>补正、驳回复审、答辩是否另外收费；</li>
<li>结案或者更换代理时，交还哪些文件。</li>
</ul>
<h2>要小心的说法</h2>
<ul>
<li>“内部渠道”“保证授权”“包注册”；</li>
<li>只收个人账户转账，不开发票；</li>
<li>不给受理通知书，只发一张截图。</li>
</ul>
<h2>办理过程中</h2>
<ol>
<li>拿到申请号，自己到官方网站查一次；</li>
<li>要求代理人把官方通知原件转来；</li>
<li>联系人离职的，书面确认由谁接手。</li>
</ol>
<p>官方查询入口：<a href="https://www.cnipa.gov.cn/">国家知识产权局</a>、<a href="https://sbj.cnipa.gov.cn/">中国商标网</a>。</p>
${readTheLaw}`,
  },
]
