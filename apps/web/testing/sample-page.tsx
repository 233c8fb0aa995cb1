/** A page that stands for any other. */
export function SamplePage() {
  return <h1>示例页面</h1>
}
