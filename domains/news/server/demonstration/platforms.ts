import type { DemonstrationArticle } from './demonstration-article.ts'
import { author, ofLaw, readTheLaw, readTheSite } from './sources.ts'

/** Complaints and counter-notices on trading platforms. */
export const platforms: readonly DemonstrationArticle[] = [
  {
    author,
    categoryId: 37,
    title: '美客多收到侵权投诉：卖家四天内要答复',
    summary: '投诉后卖家有四天答复，权利人再有四天复核；权利人不复核，链接恢复。',
    source: '美客多品牌保护计划说明（Mercado Libre Brand Protection Program）',
    sourceUrl: 'https://sellers.mercadolibre.com',
    places: [],
    subjects: ['shop'],
    services: ['/home/eCommerceInfringement', '/home/riskAversion'],
    publishedDaysAgo: 1,
    text: `<p>在美客多（Mercado Libre）开店的卖家，收到品牌保护计划的投诉后，时间按天计算。平台的说明里，双方各有一个<strong>四天</strong>。</p>
<h2>两个四天</h2>
<table>
<thead><tr><th scope="col">谁</th><th scope="col">做什么</th><th scope="col">过期的结果</th></tr></thead>
<tbody>
<tr><td>卖家</td><td>四天内答复，证明没有侵权</td><td>以平台的通知为准</td></tr>
<tr><td>权利人</td><td>收到答复后四天内复核</td><td>不复核，链接恢复</td></tr>
</tbody>
</table>
<h2>四天里怎么安排</h2>
<ol>
<li><strong>当天</strong>：打开投诉，抄下权利类型、权利号、被投诉链接和截止时间。</li>
<li><strong>第二天</strong>：核对权利是否在该站点所在国有效，把商品与权利逐项比对。</li>
<li><strong>第三天</strong>：整理进货发票、授权书、自有权利证书；文字用目标站点语言或者英文。</li>
<li><strong>第四天之前</strong>：提交，并保存提交成功的页面。</li>
</ol>
<h2>答复里写什么</h2>
<ul>
<li>一句话结论：商品有合法来源，或者不落入权利范围；</li>
<li>证据目录，每份证据说明要证明的事实；</li>
<li>确有疏漏的，写清已经改了什么，例如已更换的主图。</li>
</ul>
<h2>平时做好三件事</h2>
<ul>
<li>投诉邮箱由两个人同时看，周末和假期有人值守；</li>
<li>每个链接建一个证据文件夹：发票、授权、图片来源；</li>
<li>上新之前先查目标国的商标。</li>
</ul>
${readTheSite}`,
  },
  {
    author,
    categoryId: 37,
    title: '亚马逊 APEX 专利中立评估：不参加就会被下架',
    summary: '权利人拿美国发明专利申请中立评估后，被投诉的卖家要决定参加还是放弃。沉默等于下架。',
    source: '亚马逊卖家平台 APEX 帮助页面（Amazon Seller Central）',
    places: ['us'],
    subjects: ['shop', 'patent'],
    services: ['/home/eCommerceInfringement', '/home/tradeDisputes'],
    publishedDaysAgo: 10,
    text: `<p>亚马逊为美国发明专利纠纷设有中立评估程序，简称 APEX。权利人提出申请后，平台会通知被投诉的卖家。<strong>卖家不参加的，被投诉的商品会被下架。</strong>因此收到通知的第一件事，是定下参加还是不参加，而不是放着不管。</p>
<h2>先看清通知</h2>
<ul>
<li>涉及哪一件美国专利、哪几个商品链接；</li>
<li>截止日期和答复方式；</li>
<li>参加需要缴纳或者签署什么，以通知和平台页面为准。</li>
</ul>
<h2>用一张表帮助决定</h2>
<table>
<thead><tr><th scope="col">问题</th><th scope="col">倾向参加</th><th scope="col">倾向不参加</th></tr></thead>
<tbody>
<tr><td>商品与专利比对</td><td>至少缺少一个技术特征</td><td>逐项都能对上</td></tr>
<tr><td>这个链接的分量</td><td>主力商品</td><td>已经准备清仓</td></tr>
<tr><td>手里的证据</td><td>有更早公开销售的证据，或者有自己的专利</td><td>拿不出材料</td></tr>
</tbody>
</table>
<p>比对专利要看权利要求，不能只看外观图。请懂美国专利的代理人或者律师做一次书面意见，再做决定。</p>
<h2>不参加也有事要做</h2>
<ol>
<li>下架相关链接，清点库存和在途货物；</li>
<li>查同款商品是否还在其他店铺、其他站点销售；</li>
<li>考虑修改设计，改完以后重新评估风险。</li>
</ol>
<h2>权利人这一边</h2>
<p>品牌注册里的权利人、注册代理、管理员三种角色权限不同，先确认自己的账号属于哪一种，再使用举报侵权工具。</p>
${readTheSite}`,
  },
  {
    author,
    categoryId: 39,
    title: '阿里巴巴知识产权保护平台：投诉与申诉怎么走',
    summary: '平台覆盖速卖通、国际站等站点。从注册账号到卖家申诉，把每一步要交的材料列清楚。',
    source: '阿里巴巴知识产权保护平台操作说明',
    sourceUrl: 'https://ipp.alibabagroup.com/instruction/cn.htm',
    places: ['cn'],
    subjects: ['shop'],
    services: ['/home/eCommerceInfringement'],
    publishedDaysAgo: 24,
    text: `<p>在阿里系平台发现仿冒，或者自己的链接被投诉，都绕不开阿里巴巴知识产权保护平台。下面按平台公布的说明，把流程拆成权利人和卖家两边来看。</p>
<h2>权利人：五步提交投诉</h2>
<ol>
<li>注册账号；</li>
<li>上传身份证明，等待核验；</li>
<li>上传权利证明，等待核验。材料确认后，在有效期内不用重复提交；</li>
<li>选择平台，提交涉嫌侵权的链接和理由；</li>
<li>投诉成立的，链接被移除，平台通知卖家；卖家申诉的，申诉内容会转给权利人回应。</li>
</ol>
<p>不想使用平台机制，准备直接走投诉、诉讼程序的，可以按说明用邮件发送通知和初步证据。</p>
<h2>投诉材料清单</h2>
<ul>
<li>主体证明和权利证明；</li>
<li>侵权链接清单；</li>
<li>侵权理由与对比图；</li>
<li>购买样品的记录；</li>
<li>由代理人提交的，附委托书。</li>
</ul>
<h2>卖家：收到投诉以后</h2>
<table>
<thead><tr><th scope="col">情形</th><th scope="col">可以准备的材料</th></tr></thead>
<tbody>
<tr><td>卖的是正品</td><td>进货发票、付款记录、授权书</td></tr>
<tr><td>自有品牌或者设计</td><td>商标证、专利证书、设计底稿</td></tr>
<tr><td>不构成侵权</td><td>商品与权利的差异对比、不侵权声明</td></tr>
</tbody>
</table>
<h2>两边都容易犯的错</h2>
<ul>
<li>权利人：一次提交很多链接，却只有一份笼统的理由；</li>
<li>卖家：只写“我没有侵权”，没有附任何证据。</li>
</ul>
${readTheSite}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '《电子商务法》的通知与声明：十五日怎么算',
    summary: '权利人通知、平台措施、卖家声明、十五日等待期：第四十二条和第四十三条搭起的四步。',
    source: '《电子商务法》（2018 年）第四十二条、第四十三条',
    places: ['cn'],
    subjects: ['shop', 'policy'],
    services: ['/home/eCommerceInfringement'],
    publishedDaysAgo: 31,
    text: `<p>《电子商务法》给平台内的知识产权纠纷规定了基本动作。适用于境内的电子商务经营活动；在境外站点销售的，还要看该站点自己的规则和当地法律。</p>
<h2>四步</h2>
<ol>
<li><strong>通知</strong>：权利人认为权利受到侵害，向平台发出通知，附构成侵权的初步证据。</li>
<li><strong>措施与转送</strong>：平台接到通知，应当及时采取删除、屏蔽、断开链接等必要措施，并把通知转送卖家。</li>
<li><strong>声明</strong>：卖家可以提交不存在侵权行为的声明，附不侵权的初步证据；平台把声明转送权利人。</li>
<li><strong>十五日</strong>：声明送达权利人后<strong>十五日</strong>内，平台没有收到权利人已经投诉或者起诉的通知，应当及时终止措施。</li>
</ol>
<h2>各方的责任</h2>
<table>
<thead><tr><th scope="col">谁</th><th scope="col">做错什么</th><th scope="col">后果</th></tr></thead>
<tbody>
<tr><td>权利人</td><td>通知错误，造成卖家损害</td><td>承担民事责任</td></tr>
<tr><td>权利人</td><td>恶意发出错误通知</td><td>加倍承担赔偿责任</td></tr>
<tr><td>平台</td><td>没有及时采取必要措施</td><td>对损害扩大部分与卖家承担连带责任</td></tr>
</tbody>
</table>
<h2>给卖家的提醒</h2>
<ul>
<li>十五日从声明送达<strong>权利人</strong>时起算，不是从提交给平台时起算。请平台告知送达的日期。</li>
<li>声明要有证据支撑：发票、授权、自有证书、差异对比，至少有一项。</li>
<li>链接恢复以后，投诉和诉讼仍可能继续，证据不要扔。</li>
</ul>
<h2>给权利人的提醒</h2>
<p>收到卖家的声明，要在十五日内决定投诉还是起诉，并把受理情况通知平台，否则链接会恢复。</p>
${readTheLaw}`,
  },
  {
    ...ofLaw,
    categoryId: 38,
    title: '公证认证耽误了答复，期限能不能延长',
    summary: '最高人民法院的批复：权利人无法控制的特殊情况造成的延迟不计入，但最长不超过二十个工作日。',
    source: '《最高人民法院关于涉网络知识产权侵权纠纷几个法律适用问题的批复》（2020 年）',
    places: [],
    subjects: ['shop'],
    services: ['/home/eCommerceInfringement', '/home/tradeDisputes'],
    publishedDaysAgo: 44,
    text: `<p>平台投诉进行到后半段，轮到权利人证明自己已经投诉或者起诉。境外权利人的文件往往要公证、认证，时间不够怎么办？最高人民法院 2020 年的一份批复给出了答案。</p>
<h2>批复怎么说</h2>
<p>卖家的不侵权声明转送到权利人以后，权利人在合理期限内没有投诉、起诉的，平台应当及时终止措施。因办理公证、认证手续等权利人无法控制的特殊情况造成的延迟，不计入这一期限，<strong>但最长不超过二十个工作日</strong>。</p>
<h2>怎样用好这二十个工作日</h2>
<ol>
<li>收到声明当天就启动公证认证，保留受理回执；</li>
<li>把回执发给平台，说明延迟的原因和预计完成的日期；</li>
<li>不要等最后一天：超过二十个工作日的部分，不再扣除。</li>
</ol>
<h2>站在卖家一边看</h2>
<ul>
<li>对方以公证认证为由拖延的，可以请平台要求其出示办理手续的证明；</li>
<li>期限届满，书面请平台终止措施，并留下申请的记录。</li>
</ul>
<h2>两个期限的关系</h2>
<table>
<thead><tr><th scope="col">依据</th><th scope="col">期限</th><th scope="col">说明</th></tr></thead>
<tbody>
<tr><td>《电子商务法》第四十三条</td><td>十五日</td><td>自声明送达权利人时起算</td></tr>
<tr><td>2020 年批复</td><td>延迟不计入，最长二十个工作日</td><td>限于权利人无法控制的特殊情况</td></tr>
</tbody>
</table>
<p>平时就把主体资格文件的公证认证做好并定期更新，遇到纠纷就不用临时等待。</p>
${readTheLaw}`,
  },
]
