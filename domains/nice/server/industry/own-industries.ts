import type { IndustriesForm } from '../../contract/desk.ts'

type Industries = IndustriesForm['industries']

/** Classes with names of items, as `9:手机 充电器 35:广告`. */
const classesIn = (text: string): Industries[number]['children'][number]['classes'] =>
  text.split(/ (?=\d+:)/).map((part) => {
    const [id = '', names = ''] = part.split(':')
    return { class_id: Number(id), items: names.split(' ') }
  })

/** Industries with the classes and items that are usual in them, in our own words. */
const own: Readonly<Record<string, readonly [name: string, children: Readonly<Record<string, [string, string]>>]>> = {
  electronics: [
    '电子电器',
    {
      phones: ['手机与配件', '9:手机 手机壳 充电器 数据线 移动电源 35:广告 替他人推销'],
      audio: ['耳机音响', '9:耳机 蓝牙耳机 蓝牙音箱 麦克风 35:广告 网络广告'],
      computers: ['电脑与外设', '9:笔记本电脑 平板电脑 键盘 鼠标 打印机 移动硬盘 35:替他人推销 42:软件开发'],
      appliances: ['家用电器', '7:洗衣机 吸尘器 榨汁机 11:电饭锅 微波炉 空调 冰箱 35:替他人推销'],
      lighting: ['灯具照明', '9:充电器 11:台灯 吊灯 手电筒 节日彩灯 35:广告'],
    },
  ],
  clothing: [
    '服装鞋包',
    {
      clothes: ['服装', '18:背包 手提包 25:服装 衬衫 裤子 裙子 外套 35:广告 替他人推销'],
      children: ['童装', '25:婴儿服装 儿童服装 鞋 帽子 28:玩具 35:替他人推销'],
      shoes: ['鞋帽袜', '18:背包 25:鞋 运动鞋 靴子 帽子 袜子 35:替他人推销'],
      bags: ['箱包皮具', '18:背包 手提包 旅行箱 钱包 25:皮带 35:替他人推销'],
      jewellery: ['首饰钟表', '14:戒指 项链 手镯 手表 18:钱包 35:替他人推销'],
    },
  ],
  food: [
    '食品饮料',
    {
      tea: ['茶叶', '21:茶具 30:茶 绿茶 红茶 35:替他人推销 43:茶馆'],
      snacks: ['休闲食品', '29:果干 果酱 坚果仁 30:饼干 糖果 巧克力 35:替他人推销'],
      drinks: ['饮料', '30:茶 咖啡 32:矿泉水 果汁 汽水 35:广告'],
      wine: ['酒类', '32:啤酒 33:白酒 葡萄酒 黄酒 35:广告 替他人推销'],
      staples: ['粮油调味', '29:食用油 30:大米 面粉 面条 酱油 醋 35:替他人推销'],
    },
  ],
  beauty: [
    '美妆个护',
    {
      cosmetics: ['化妆品', '3:口红 粉底液 眉笔 香水 21:牙刷 35:广告 替他人推销'],
      skincare: ['护肤品', '3:护肤霜 面膜 防晒霜 洗面奶 5:维生素片 35:替他人推销'],
      washing: ['洗护清洁', '3:洗发水 沐浴露 香皂 洗衣液 5:消毒液 21:拖把 35:替他人推销'],
      oral: ['口腔护理', '3:牙膏 10:医用口罩 21:牙刷 35:替他人推销'],
    },
  ],
  home: [
    '家居家纺',
    {
      furniture: ['家具', '20:沙发 餐桌 椅子 书柜 床 35:替他人推销 42:室内设计'],
      textiles: ['家纺', '20:枕头 24:床单 被子 毛巾 窗帘 35:替他人推销'],
      kitchen: ['厨房用品', '11:电饭锅 燃气灶 21:炒锅 碗 杯子 保温杯 35:替他人推销'],
      decoration: ['家居摆设', '14:银制工艺品 20:镜子 相框 木制工艺品 21:花瓶 35:替他人推销'],
    },
  ],
  health: [
    '医药健康',
    {
      devices: ['医疗器械', '5:消毒液 10:血压计 体温计 听诊器 注射器 35:替他人推销'],
      medicines: ['药品', '5:感冒药 止痛药 眼药水 中药材 35:替他人推销'],
      nutrition: ['营养保健', '5:维生素片 蛋白粉 鱼油胶囊 钙片 30:蜂蜜 35:替他人推销'],
      massage: ['按摩理疗', '10:按摩椅 按摩器 理疗灯 20:床垫 35:替他人推销'],
      glasses: ['眼镜', '9:望远镜 10:眼镜 太阳镜 眼镜盒 35:替他人推销'],
    },
  ],
  children: [
    '母婴玩具',
    {
      toys: ['玩具', '9:手机应用程序 28:玩具 积木 毛绒玩具 拼图 35:替他人推销'],
      baby: ['母婴用品', '5:婴儿奶粉 婴儿米粉 10:奶瓶 12:婴儿推车 25:婴儿服装 35:替他人推销'],
      stationery: ['文具', '16:铅笔 钢笔 笔记本 橡皮擦 18:书包 35:替他人推销'],
      games: ['游戏', '9:软件 手机应用程序 28:扑克牌 象棋 41:游戏服务 42:软件开发'],
    },
  ],
  sports: [
    '运动户外',
    {
      fitness: ['健身器材', '25:运动鞋 28:跑步机 瑜伽垫 35:替他人推销 41:健身房服务'],
      balls: ['球类运动', '25:服装 运动鞋 28:篮球 足球 羽毛球拍 35:替他人推销 41:组织体育比赛'],
      outdoor: ['户外用品', '9:望远镜 11:手电筒 18:背包 登山杖 28:钓鱼竿 35:替他人推销'],
      cycling: ['骑行', '12:自行车 电动自行车 25:服装 手套 28:滑板 35:替他人推销'],
    },
  ],
  vehicles: [
    '汽车机械',
    {
      cars: ['汽车', '9:行车记录仪 12:汽车 电动汽车 卡车 35:广告'],
      parts: ['汽车配件', '9:行车记录仪 12:轮胎 汽车座椅 雨刮器 刹车片 35:替他人推销'],
      motorcycles: ['两轮车', '9:锂电池 12:摩托车 自行车 电动自行车 35:替他人推销'],
      machines: ['机械设备', '7:包装机 印刷机 发电机 水泵 9:电子秤 35:进出口代理'],
      tools: ['电动工具', '7:电钻 电锯 空气压缩机 9:充电器 35:替他人推销'],
    },
  ],
  internet: [
    '互联网与软件',
    {
      software: ['软件开发', '9:软件 手机应用程序 35:广告 42:软件开发 软件维护 云计算'],
      shops: ['电子商务', '9:软件 手机应用程序 35:网上商店零售 替他人推销 广告 42:网站设计'],
      media: ['新媒体', '9:软件 35:网络广告 直播带货 广告设计 41:音乐制作 书籍出版'],
      devices: ['智能设备', '9:智能手表 平板电脑 蓝牙耳机 11:台灯 42:软件开发'],
    },
  ],
  services: [
    '餐饮与教育',
    {
      restaurants: ['餐厅', '30:面条 饺子 35:特许经营管理 广告 43:餐厅 快餐店 外卖餐饮'],
      cafes: ['咖啡与茶饮', '30:咖啡 茶 蛋糕 32:果汁 茶味饮料 35:特许经营管理 43:咖啡馆 茶馆'],
      hotels: ['酒店民宿', '35:商业管理咨询 广告 43:酒店 民宿 餐厅'],
      education: ['教育培训', '9:软件 16:书籍 笔记本 41:培训 教学 在线课程 42:软件开发'],
    },
  ],
  trade: [
    '商业服务',
    {
      advertising: ['广告设计', '16:日历 贺卡 35:广告 广告设计 广告策划 42:包装设计 工业设计'],
      exports: ['外贸', '35:进出口代理 替他人推销 广告 42:质量检测'],
      consulting: ['企业咨询', '35:商业管理咨询 市场调研 人员招聘 会计 41:培训 组织研讨会'],
      testing: ['检测研发', '9:电子秤 显微镜 42:技术研究 质量检测 环境检测 材料测试'],
    },
  ],
}

/** The industries of the portal itself; those that staff save replace them as a whole. */
export const ownIndustries: Industries = Object.entries(own).map(([code, [industry, children]]) => ({
  industryCode: code,
  industry,
  children: Object.entries(children).map(([child, [name, classes]]) => ({
    industryCode: `${code}.${child}`,
    industry: name,
    classes: classesIn(classes),
  })),
}))
