import { niceLimits } from '../../contract/limits.ts'
import { ownClasses } from '../../contract/own-classes.ts'
import type { EditionContent } from '../edition.table.ts'

/**
 * Invented items for a demonstration: groups of each class in order, with the words of the trade that belong to them. Words
 * with a stroke between them are two names of one thing.
 */
type Items = Readonly<Record<number, Readonly<Record<string, string>>>>

const items: Items = {
  3: {
    洗护用品: '洗发水 护发素 沐浴露 香皂 洗面奶 牙膏',
    化妆品: '口红 粉底液 眉笔 面膜 护肤霜 防晒霜 香水',
    清洁用品: '洗衣液 洗洁精 玻璃清洁剂',
  },
  5: {
    药品: '感冒药 止痛药 眼药水 中药材 药酒',
    营养补充品: '维生素片 蛋白粉 鱼油胶囊 钙片',
    婴儿食品: '婴儿奶粉 婴儿米粉',
    卫生用品: '消毒液 创可贴 卫生巾 碘伏',
  },
  7: {
    加工机械: '包装机 印刷机 缝纫机 注塑机 榨汁机',
    动力设备: '发电机 水泵 空气压缩机 马达',
    清洁机器: '洗衣机 洗碗机 吸尘器 扫地机器人',
    电动工具: '电钻 电锯',
  },
  9: {
    软件和计算机: '软件/计算机软件 手机应用程序 平板电脑 笔记本电脑 键盘 鼠标 打印机 移动硬盘',
    通信设备: '手机/移动电话 智能手表 对讲机 路由器 手机壳/手机保护套 数据线',
    音像设备: '耳机 蓝牙耳机 蓝牙音箱 麦克风 电视机 数码相机 行车记录仪',
    电池和充电: '移动电源/充电宝 充电器 锂电池 太阳能电池板',
    测量仪器: '温度计 电子秤 望远镜 显微镜',
  },
  10: {
    医疗器械: '血压计 体温计 听诊器 注射器 医用口罩 助听器',
    理疗器械: '按摩椅 按摩器 颈椎牵引器 理疗灯',
    辅助用品: '轮椅 拐杖 护膝 奶瓶',
  },
  11: {
    照明: '台灯 吊灯 手电筒 节日彩灯 LED灯泡',
    厨房电器: '电饭锅 微波炉 电热水壶 烤箱 燃气灶 空气炸锅',
    冷暖设备: '空调 冰箱 电风扇 电暖器 加湿器',
    卫浴设备: '水龙头 马桶 淋浴房 热水器',
  },
  12: {
    车辆: '汽车 电动汽车 摩托车 卡车 自行车 电动自行车 婴儿推车',
    车辆配件: '轮胎 汽车座椅 雨刮器 车轮 刹车片',
    船和飞行器: '船 游艇 民用无人机',
  },
  14: {
    首饰: '戒指 项链 手镯 耳环 胸针 珍珠',
    贵金属: '金条 银制工艺品',
    钟表: '手表 挂钟 闹钟 表带 怀表',
  },
  16: {
    纸品: '打印纸 纸巾 卫生纸 纸箱 包装纸',
    文具: '铅笔 钢笔 圆珠笔 笔记本 橡皮擦 文件夹',
    印刷品: '书籍 杂志 日历 贺卡',
  },
  18: {
    箱包: '背包 手提包 旅行箱 钱包 公文包 书包 化妆包',
    皮革: '牛皮 人造革',
    伞和手杖: '雨伞 遮阳伞 登山杖',
    宠物用品: '宠物服装 宠物项圈',
  },
  20: {
    家具: '沙发 餐桌 椅子 书柜 衣柜 床 办公桌 婴儿床',
    床垫和枕头: '床垫 枕头 靠垫',
    摆设: '镜子 相框 木制工艺品',
  },
  21: {
    厨具: '炒锅 汤锅 碗 盘子 杯子 保温杯 茶具 筷子',
    清扫用具: '拖把 扫帚 抹布 牙刷',
    家用器具: '花瓶 垃圾桶 衣架',
  },
  24: {
    布料: '棉布 丝绸 无纺布 牛仔布',
    床上用品: '床单 被子 枕套 毛毯 蚊帐',
    家用织物: '毛巾 浴巾 窗帘 桌布',
  },
  25: {
    服装: '服装/衣服 衬衫 T恤衫 裤子 裙子 外套 毛衣 羽绒服 内衣 睡衣',
    童装: '婴儿服装 儿童服装',
    鞋: '鞋 运动鞋 皮鞋 靴子 拖鞋',
    帽: '帽子 草帽 头巾',
    袜和手套: '袜子 丝袜 手套 围巾 领带 皮带',
  },
  28: {
    玩具: '玩具 积木 毛绒玩具 遥控玩具 拼图 风筝',
    运动用品: '篮球 足球 羽毛球拍 瑜伽垫 跑步机 钓鱼竿 滑板',
    棋牌: '象棋 扑克牌',
  },
  29: {
    肉和水产: '肉 香肠 火腿 鱼罐头 虾仁',
    蛋奶: '鸡蛋 牛奶 酸奶 奶酪',
    加工果蔬: '果酱 果干 腌菜 食用油 坚果仁',
  },
  30: {
    茶和咖啡: '茶 绿茶 红茶 咖啡 咖啡豆 可可粉',
    糕点糖果: '面包 蛋糕 饼干 月饼 巧克力 糖果 冰淇淋',
    粮食制品: '大米 面粉 面条 方便面 饺子',
    调味品: '酱油 醋 食盐 蜂蜜 辣椒酱',
  },
  32: {
    饮料: '矿泉水 果汁 汽水 植物饮料 运动饮料 茶味饮料 豆奶饮料 苏打水 椰子汁',
    啤酒: '啤酒 无醇啤酒 麦芽汁',
  },
  33: { 酒: '白酒 葡萄酒 黄酒 果酒 米酒 威士忌 白兰地 伏特加 清酒 起泡酒 青梅酒 鸡尾酒' },
  35: {
    广告: '广告 广告设计 广告策划 网络广告 户外广告',
    经营管理: '商业管理咨询 市场调研 特许经营管理 人员招聘',
    推销: '替他人推销 进出口代理 网上商店零售 超市零售 直播带货',
    办公事务: '会计 文字录入',
  },
  41: {
    教育: '培训 教学 幼儿园服务 组织研讨会 在线课程',
    文化娱乐: '书籍出版 电影放映 组织演出 音乐制作 游戏服务',
    体育: '健身房服务 组织体育比赛 瑜伽教学',
  },
  42: {
    软件服务: '软件开发/计算机软件开发 软件维护 云计算 数据存储 网站设计',
    设计: '工业设计 服装设计 室内设计 包装设计',
    科研和检测: '技术研究 质量检测 环境检测 材料测试',
  },
  43: {
    餐饮: '餐厅 咖啡馆 茶馆 快餐店 外卖餐饮 酒吧 食堂',
    住宿: '酒店 民宿 青年旅舍 露营地住宿 养老院',
  },
}

/** What stands elsewhere in the two editions: groups behind those above. */
const placed: { earlier: Items; later: Items } = {
  earlier: {
    9: {
      救生器材: '救生衣 救生艇 消防车',
      眼镜: '眼镜 太阳镜 眼镜盒 眼镜片 老花镜',
      旧式设备: '传呼机 录像机',
    },
    11: { 电热衣物: '电热手套 电热马甲' },
  },
  later: {
    9: { 救生器材: '救生衣' },
    10: { 眼镜: '眼镜 太阳镜 眼镜盒 眼镜片 老花镜 防蓝光眼镜' },
    12: { 救生和消防: '救生艇 消防车' },
    25: { 电热衣物: '电热手套 电热马甲' },
  },
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const groupsOf = (classId: number, words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([name, text], at) => {
    const id = `${twoDigits(classId)}${twoDigits(at + 1)}`
    const things = text.split(' ').map((names) => names.split('/'))
    return {
      id,
      name,
      items: things.flatMap((names, place) => names.map((one) => ({ id: `D${id}${twoDigits(place + 1)}`, name: one }))),
    }
  })

/** Software and its making, clothing and its design, tea and tea-houses. */
const links: EditionContent['links'] = [
  { from: '0901', to: '4201', note: '' },
  { from: '2501', to: '4202', note: '' },
  { from: '3001', to: '4301', note: '' },
]

/** The invented items of the earlier or the later edition of a demonstration. */
export const demonstrationContent = (which: keyof typeof placed): EditionContent => ({
  classes: ownClasses.map(({ id, name, heading }) => ({
    ...{ id, name, heading, minNumber: niceLimits.cap },
    groups: groupsOf(id, { ...items[id], ...placed[which][id] }),
  })),
  links,
})
