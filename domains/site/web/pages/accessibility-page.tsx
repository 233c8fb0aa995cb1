import { Contact, LegalPage } from './legal-page.tsx'

/** The page 无障碍声明: what is tested before each release, and which faults are known. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="无障碍声明"
      lead="让每个人都能办成事：做到了什么、还差什么、遇到困难怎么办。"
      since="2026-11-20"
      version="1.0"
    >
      <h2>一、目标</h2>
      <p>本站参照《Web 内容无障碍指南（WCAG）2.2》AA 级设计。这是我们对自己的要求，没有经过第三方认证。</p>

      <h2>二、每次发布前检查什么</h2>
      <ul>
        <li>用 axe-core 在真实浏览器中检查主要页面及其状态，电脑和手机两种宽度；有问题则不能通过自动测试。</li>
        <li>不用鼠标，仅凭键盘走完登录、填写、上传、提交和查询；焦点始终可见，弹窗关闭后焦点回到原处。</li>
        <li>文字与背景的对比度；状态不只靠颜色区分，同时有文字和图标。</li>
        <li>放大文字、390 像素宽的手机屏幕、系统“减少动态效果”的设置。</li>
        <li>表单的每个错误都写明怎样改正，并与输入框关联；首页轮播可以暂停。</li>
      </ul>

      <h2>三、已知的不足</h2>
      <ul>
        <li>尚未由读屏软件（NVDA、VoiceOver、争渡）的用户逐页试用。</li>
        <li>您上传的文件、下载的 PDF 以及“官方查询工具”链接的其他网站，其无障碍程度不由本站决定。</li>
        <li>运营方上传的图片须填写替代文字，但文字是否贴切由填写人决定。</li>
        <li>不支持很旧的浏览器：需要 Chrome 87、Safari 14 或同期及更新的浏览器，并启用 JavaScript。</li>
      </ul>

      <h2>四、遇到困难</h2>
      <Contact />
      <p>请告诉我们页面的地址、您使用的设备和辅助工具、想做什么以及卡在哪里。需要时，工作人员可以协助您提交业务。</p>
    </LegalPage>
  )
}
