import type { SheetFacts } from './facts.ts'

/** Facts of a complete sheet, for tests and demonstration data. */
export const factsSample: SheetFacts = {
  obligeeName: '演示·宁波海帆进出口有限公司',
  obligeeRenType: 2,
  obligeeNation: '中国',
  address: '浙江省宁波市海曙区演示路 1 号',
  registerType: 4,
  recordName: '演示·海帆 HAIFAN',
  registerNum: '7654321',
  rightContent: '文字“海帆”与图形组合；第 9 类：太阳镜、眼镜盒',
  rightBeginDate: '2020-03-21',
  rightEndDate: '2040-03-20',
  licensing: 1,
  licensees: [{ name: '演示·台州镜业有限公司', scope: '普通许可，太阳镜', validUntil: '2030-12-31' }],
  goods: [
    {
      name: '演示·太阳镜',
      origin: '浙江台州',
      ports: '宁波海关、上海海关',
      traders: '演示·宁波海帆进出口有限公司',
      features: '镜腿内侧有凹刻图形商标，包装盒正面有烫金文字',
      price: '每副 12 至 18 美元（离岸价）',
    },
  ],
  hasInfringing: 1,
  infringingGoods: [
    {
      maker: '不详',
      ports: '义乌海关',
      traders: '不详',
      features: '镜腿图形为印刷，没有凹刻',
      price: '每副约 2 美元',
    },
  ],
  byAgent: 0,
}
