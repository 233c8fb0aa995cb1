type DocumentParts = {
  number?: string
  kind?: string
  title?: string
  /** Stands before the root element. */
  type?: string
  claims?: readonly string[]
  owners?: readonly string[]
}

const named = (outer: string, inner: string, names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `<${outer}>${names.map((name) => `<${inner}><addressbook><name>${name}</name></addressbook></${inner}>`).join('')}</${outer}>`

/** An invented document in the form in which CNIPA publishes patents: number, days, parties, classes, claims on two pages. */
export const cnipaDocument = ({
  number = '900000301',
  kind = 'B',
  title = '演示：支架',
  type = '<!DOCTYPE cn-patent-document SYSTEM "cn-patent-document-06-10-27.dtd">',
  claims = ['1.一种 支架，\n其特征在于', '2.根据权利要求1所述的支架'],
  owners = ['演示甲公司'],
}: DocumentParts = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
${type}
<cn-patent-document lang="ZH" country="CN"><cn-bibliographic-data>
<cn-publication-reference><document-id><country>CN</country><doc-number>${number}</doc-number><kind>${kind}</kind><date>20220405</date></document-id><gazette-reference><gazette-num>38-14</gazette-num><date>20220405</date></gazette-reference></cn-publication-reference>
<application-reference appl-type="10"><document-id><country>CN</country><doc-number>201910000009.5</doc-number><date>20190102</date></document-id></application-reference>
<classifications-ipcr><classification-ipcr><text>F16M  11/04        (2006.01)I</text></classification-ipcr><classification-ipcr><text>H04L9/08(2006.01)I</text></classification-ipcr></classifications-ipcr>
<invention-title lang="zh">${title}</invention-title>
<cn-parties>${named('cn-applicants', 'cn-applicant', ['演示申请人'])}<cn-inventors><cn-inventor sequence="1"><name>演示发明人甲</name></cn-inventor><cn-inventor sequence="2"><name>演示发明人乙</name></cn-inventor></cn-inventors><cn-agents><cn-agent><name>演示代理人</name><cn-agency><name>演示代理机构</name></cn-agency></cn-agent></cn-agents></cn-parties>
${named('assignees', 'assignee', owners)}
<references-cited><citation><patcit><document-id><country>CN</country><doc-number>101234567</doc-number><kind>A</kind><date>20080806</date></document-id></patcit></citation></references-cited>
</cn-bibliographic-data><application-body>
<description><!-- SIPO <DP n="1"> --><invention-title>另一个名称</invention-title><p num="0001">说明</p></description>
<claims><!-- SIPO <DP n="2"> -->${claims.map((claim, at) => `<claim num="${at + 1}"><claim-text>${claim}</claim-text></claim>`).join('')}</claims>
</application-body></cn-patent-document>`
