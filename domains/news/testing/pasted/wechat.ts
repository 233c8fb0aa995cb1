/** As Chromium copies an article of an official account; the pictures' addresses are made up. */
export const wechatHtml = `<meta charset='utf-8'><section style="margin: 0px; padding: 0px; outline: 0px; max-width: 100%; box-sizing: border-box !important; color: rgba(0, 0, 0, 0.9); font-family: &quot;PingFang SC&quot;; letter-spacing: 0.544px;" data-role="outer" label="Powered by editor">
<section style="text-align: center; margin: 10px auto;"><span style="font-size: 18px; color: rgb(255, 104, 39);"><strong>海关查扣后的七日</strong></span></section>
<section style="box-sizing: border-box;"><section powered-by="editor" style="line-height: 1.75em;"><section style="padding: 0 8px;"><p style="text-indent: 2em;"><span style="font-size: 15px; color: rgb(62, 62, 62); background-color: rgb(255, 251, 0);">收到通知后，先核对</span><span style="font-weight: 700;">三件事</span><span>：</span></p></section></section></section>
<ul class="list-paddingleft-1" style="list-style-type: disc; width: 577px;"><li><p style="color: red;"><span>通知书上的期限</span></p></li><li><section><span>权利人的名称</span></section></li></ul>
<p style="text-align: center;"><img class="rich_pages wxw-img" data-galleryid="" data-ratio="0.56" data-s="300,640" data-src="https://mmbiz.qpic.cn/mmbiz_png/demo0001/640?wx_fmt=png&amp;from=appmsg" data-type="png" data-w="1080" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" style="width: 100% !important;" alt="图片"></p>
<p style="text-align: right;"><em>演示文字</em></p>
<section data-tools="editor"><p><br></p><blockquote style="border-left: 3px solid #ccc;"><p>引自公告原文</p></blockquote></section>
<p>全文见<a href="https://www.customs.gov.cn/" target="_blank" textvalue="海关总署网站" data-itemshowtype="0" style="color: #576b95;">海关总署网站</a></p>
<mpvoice name="录音"></mpvoice><iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe>
</section>`
