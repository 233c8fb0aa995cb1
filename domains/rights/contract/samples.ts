import type { RightFacts } from './right.ts'

/** A registered mark, for tests and demonstration data. */
export const rightSample: RightFacts = {
  registerType: 4,
  recordName: '演示·海帆 HAIFAN',
  registerNum: '7654321',
  obligeeName: '演示·宁波海帆进出口有限公司',
  obligeeRenType: 2,
  obligeeNation: '中国',
  country: 'CN',
  status: 'registered',
  classes: [9],
  goods: '太阳镜；眼镜盒',
  applicationDate: '2018-11-02',
  rightBeginDate: '2020-03-21',
  rightEndDate: '2040-03-20',
  note: '',
}
