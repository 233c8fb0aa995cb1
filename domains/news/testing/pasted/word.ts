/** A blue plate of 120 by 80 pixels, as PNG. */
export const platePng = [
  '89504e470d0a1a0a0000000d4948445200000078000000500803000000e54541bb00000003504c54451a4fa81927636c0000',
  '000970485973000003e8000003e801b57b526b000000204944415468deedc13101000000c2a0f54f6d0d0fa0000000000000',
  '000000783025d00001c7104ab50000000049454e44ae426082',
].join('')

const item = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:${list} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:"Times New Roman",serif;mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]><span
style='font-family:等线;color:#C00000'>${text}</span><span lang=EN-US><o:p></o:p></span></p>`

/** As Word for Windows puts a selection on the clipboard. */
export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal{margin:0cm;font-size:10.5pt} @list l0:level1{mso-level-number-format:decimal} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1 align=center style='text-align:center'><span style='font-family:等线 Light'>展会前的知识产权准备</span><span lang=EN-US><o:p></o:p></span></h1>
<p class=MsoNormal align=center style='text-align:center'><b><span style='color:#C00000;font-size:14pt'>演示稿</span></b></p>
<h2><span>一、参展前</span></h2>
<p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:等线'>参展企业应当核对展品
的商标与专利状况，</span><i><span>必要时</span></i><span>咨询<span style='text-decoration:underline'>专业机构</span>。见</span><a href="https://www.cnipa.gov.cn/"><span lang=EN-US style='color:#0563C1'>国家知识产权局</span></a></p>
${item('l0 level1', '1.', '核对商标')}
${item('l0 level1', '2.', '核对专利')}
${item('l1 level2', 'l', '外观设计')}
${item('l1 level2', 'l', '实用新型')}
${item('l0 level1', '3.', '准备证明文件')}
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<h2><span>二、时间安排</span></h2>
<div align=center><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=180 colspan=2 valign=top style='width:135pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center style='text-align:center'><b><span>安排</span></b></p></td><td width=90 rowspan=2 style='width:67.5pt'><p class=MsoNormal><span>负责人</span></p></td></tr>
 <tr><td><p class=MsoNormal><span>开展前</span></p></td><td><p class=MsoNormal><span>资料归档</span></p></td></tr>
</table></div>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="图片_x0020_1" style='width:3pt'><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=120 height=80 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" alt="展位示意" v:shapes="图片_x0020_1"><![endif]></p>
<p class=MsoNormal><span onclick="alert(1)">完</span></p>
<!--EndFragment--></body></html>`

/** What lies beside it on the clipboard. */
export const wordRtf = `{\\rtf1\\ansi{\\fonttbl{\\f0 Calibri;}}{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw106\\pich106\\pngblip\\bliptag-172 {\\*\\blipuid f5b4a1c2d3e4f5061728394a5b6c7d8e}${platePng.slice(0, 60)}
${platePng.slice(60)}}}{\\nonshppict{\\pict\\picw106\\wmetafile8\\bliptag-172 010009000003}}}`
