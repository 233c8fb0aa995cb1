import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

/** Articles about the time before a fair, during it and after it. */
export const exhibitions: readonly DemonstrationArticle[] = [
  {
    ...ofLaw,
    categoryId: 37,
    title: '新品先参展、后申请：从首次展出起只有六个月',
    summary: '在政府主办或者承认的国际展览会上首次展出，商标和专利都有六个月的优惠，错过就补不回来。',
    source: '《商标法》（2019 年修正）第二十六条；《专利法》（2020 年修正）第二十四条',
    places: ['cn'],
    subjects: ['patent', 'fair'],
    services: ['/home/exhibitionInfringement', '/home/earlyWarningAnalysis'],
    publishedDaysAgo: 4,
    text: `<p>为了赶展期，不少企业先把新品摆上展台，回来再办申请。法律给首次展出留了余地，但条件严格，而且只有<strong>六个月</strong>。</p>
<h2>两项优惠</h2>
<table>
<thead><tr><th scope="col">项目</th><th scope="col">商标</th><th scope="col">专利</th></tr></thead>
<tbody>
<tr><td>条件</td><td>在中国政府主办或者承认的国际展览会上，商标在展出商品上首次使用</td><td>在中国政府主办或者承认的国际展览会上首次展出</td></tr>
<tr><td>期限</td><td>展出之日起六个月内申请</td><td>申请日以前六个月内</td></tr>
<tr><td>效果</td><td>可以享有优先权</td><td>不丧失新颖性</td></tr>
<tr><td>条文</td><td>《商标法》第二十六条</td><td>《专利法》第二十四条</td></tr>
</tbody>
</table>
<h2>容易误会的地方</h2>
<ul>
<li>不是所有展会都算。参展之前，先问主办方展会的性质和批准文件。</li>
<li>六个月从<strong>首次</strong>展出起算，同一新品参加第二场展会不会重新计算。</li>
<li>这是中国的规定。打算到国外申请的，当地的规则可能更严，稳妥的做法是先申请、后展出。</li>
</ul>
<h2>展台上要留下的证明</h2>
<ol>
<li>展位号、展位门头（楣板）上的公司名称与展品同框的照片；</li>
<li>带有商标的展品近照；</li>
<li>参展合同、会刊页、展会日期；</li>
<li>保留电子原图，不要转发压缩。</li>
</ol>
<p>这些照片以后既能证明首次展出的日期，也能在别人投诉时说明你先用。回到公司，当天就把六个月的截止日写进日历。</p>
${readTheLaw}`,
  },
  {
    author,
    categoryId: 37,
    title: '【演示】展台上收到投诉单：第一天怎么排',
    summary: '虚构案例：参展第二天被投诉侵犯外观设计，企业按小时安排应对。',
    places: ['cn'],
    subjects: ['fair'],
    services: ['/home/exhibitionInfringement'],
    publishedDaysAgo: 8,
    text: `<p>【演示】本文为虚构案例，展会、企业和经过均为编写，时间安排仅供参考。</p>
<h2>情况</h2>
<p>展会第二天上午，投诉站的工作人员来到一家灯具企业的展位，送来一份投诉单：一款台灯涉嫌侵犯一件外观设计专利，请企业尽快提交书面意见。</p>
<h2>按小时安排</h2>
<table>
<thead><tr><th scope="col">时间</th><th scope="col">做什么</th><th scope="col">谁</th></tr></thead>
<tbody>
<tr><td>第一小时</td><td>礼貌接收文书，问清答复截止时间；拍下展品现状；通知公司</td><td>展台负责人</td></tr>
<tr><td>第二小时</td><td>查对方专利的图片和法律状态，找出本公司同款的证书和设计底稿</td><td>公司法务或代理人</td></tr>
<tr><td>中午</td><td>做一张并排对比图，圈出差异</td><td>设计人员</td></tr>
<tr><td>下午</td><td>写书面意见：结论、对比、证据目录；签章后送投诉站</td><td>展台负责人</td></tr>
<tr><td>当晚</td><td>决定明天是否继续展出，备好替换的展品</td><td>公司主管</td></tr>
</tbody>
</table>
<h2>三种结果，三种做法</h2>
<ul>
<li><strong>证据充分</strong>：提交意见，展品照常摆放，留好送达回执。</li>
<li><strong>证据还差一点</strong>：先撤下展品，声明不代表承认侵权，继续补证。</li>
<li><strong>确实相近</strong>：撤下实物和画册里的图片，同时停止线上推广。</li>
</ul>
<h2>这家企业后来改了什么</h2>
<ol>
<li>展前做展品清单，逐件写明权利依据；没有依据的不带。</li>
<li>随身带一个文件袋：证书复印件、委托书、对比图、值班电话。</li>
<li>新款在参展之前完成申请。</li>
</ol>
<p>投诉站的规则各展会不同，请以当届主办方公布的办法为准。</p>`,
  },
  {
    author,
    categoryId: 39,
    title: '广交会知识产权投诉：代理人办证先备齐七样',
    summary: '委托代理人到广交会现场处理投诉，要先办代理人证件。七样材料缺一样就可能白跑一趟。',
    source: '广交会知识产权与贸易纠纷投诉接待站资料（pdc.cantonfair.org.cn）',
    places: ['cn'],
    subjects: ['fair'],
    services: ['/home/exhibitionInfringement'],
    publishedDaysAgo: 26,
    text: `<p>参展企业在广交会现场遇到知识产权投诉，常委托代理人出面。代理人进馆办理，要先取得证件。按广交会公布的资料，办证需要下面七样。</p>
<h2>七样材料</h2>
<table>
<thead><tr><th scope="col">序号</th><th scope="col">材料</th><th scope="col">准备时留意</th></tr></thead>
<tbody>
<tr><td>1</td><td>代理人身份证</td><td>带原件</td></tr>
<tr><td>2</td><td>机构介绍信</td><td>写明代理人姓名和届次</td></tr>
<tr><td>3</td><td>照片</td><td>近期证件照</td></tr>
<tr><td>4</td><td>当事人的主体证明</td><td>营业执照复印件盖章</td></tr>
<tr><td>5</td><td>权利证书，或者投诉站的通知</td><td>投诉方带证书，被投诉方带通知</td></tr>
<tr><td>6</td><td>授权委托书</td><td>写清权限和期限</td></tr>
<tr><td>7</td><td>机构指派函</td><td>由代理机构出具</td></tr>
</tbody>
</table>
<p>右列是准备时的建议，具体要求以当届公布的办法为准。</p>
<h2>企业要配合的事</h2>
<ul>
<li>委托书提前盖章，开展以后再寄往往来不及；</li>
<li>权利证书确认仍然有效，权利人名称与营业执照一致；</li>
<li>告诉代理人展位号、展品名称和现场负责人电话。</li>
</ul>
<h2>没有代理人怎么办</h2>
<p>企业自己的员工也可以到投诉接待站说明情况。先把三句话想好：涉及哪件展品，我方有什么权利或者来源，希望投诉站怎么处理。带上展品照片和证书复印件，比口头解释有效。</p>
<h2>展会之后</h2>
<p>把投诉单、答复和最后的决定放进同一个文件夹，下届参展之前再看一遍。</p>
${readTheSite}`,
  },
]
