import type { Question } from '../question.ts'

/** The questions of 著作权与图片: pictures, patterns, texts, software. */
export const copyrightQuestions: readonly Question[] = [
  {
    id: 'cp-images',
    topic: 'copyright',
    weight: 4,
    critical: true,
    ask: '商品图、详情页和宣传册里的图片，来源都清楚吗？',
    why: '“盗图”投诉举证容易、处理快，常常一封通知就让链接下架。',
    action: '更换来源不明的图片',
    todo: '逐张登记图片的拍摄人、日期和授权；说不清来源的，先撤下再重拍或购买授权。',
    options: [
      { text: '自行拍摄，或者都有书面授权', points: 100 },
      { text: '部分说不清来源', points: 40 },
      { text: '取自网络或同行', points: 0 },
    ],
  },
  {
    id: 'cp-material',
    topic: 'copyright',
    weight: 2,
    ask: '包装和宣传中使用的字体、音乐、视频素材，取得商业使用的授权了吗？',
    why: '能免费下载，不等于可以商用；授权的地域和用途也要覆盖出口国和销售渠道。',
    action: '核对字体、音乐和视频的授权',
    todo: '列出素材清单和授权文件，没有商用授权的换成已授权或者明确允许商用的素材。',
    options: [
      { text: '都有商用授权', points: 100 },
      { text: '部分有', points: 50 },
      { text: '没有核对过', points: 0 },
    ],
  },
  {
    id: 'cp-pattern',
    topic: 'copyright',
    weight: 4,
    critical: true,
    when: { categories: ['apparel', 'home', 'toys', 'beauty', 'other'] },
    ask: '商品上的印花、卡通形象、图案，有自己的设计稿或书面授权吗？',
    why: '图案和形象的权利人往往同时持有著作权和商标，一件商品可能同时触及两种权利。',
    action: '补齐图案和形象的授权',
    todo: '按图案建立台账：设计人、完成日期、底稿或授权书、授权地域和期限；拿不出依据的图案停止使用。',
    options: [
      { text: '自主设计并留有底稿，或者有书面授权', points: 100 },
      { text: '客户提供，没有看过授权', points: 40 },
      { text: '参照他人的图案', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '拟向{country}出口{product}，商品使用的图案授权情况不清楚，请协助判断风险和需要补充的授权文件。',
        },
      },
    ],
  },
  {
    id: 'cp-software',
    topic: 'copyright',
    weight: 3,
    when: { categories: ['electronics', 'machinery'] },
    ask: '随机软件、固件和开源代码，许可条件都履行了吗？',
    why: '软件受著作权保护；开源许可多要求随附声明或公开源代码，不履行同样构成违约或侵权。',
    action: '清点软件与开源许可',
    todo: '列出设备中的软件组件和许可名称，按要求附上声明文本；商业软件核对授权数量和地域。',
    options: [
      { text: '有组件清单，许可都已履行，或者不含软件', points: 100 },
      { text: '部分清点', points: 50 },
      { text: '没有清点', points: 0 },
    ],
  },
  {
    id: 'cp-listing',
    topic: 'copyright',
    weight: 3,
    when: { channels: ['platform', 'site'] },
    ask: '店铺文案和详情页，是自己撰写的吗？',
    why: '照搬品牌方或同行的页面，既涉及文字和图片的著作权，也容易让人误以为有授权关系。',
    action: '改写照搬的商品页面',
    todo: '抽查在售商品页面，照搬的文字和排版全部改写，保存修改记录。',
    options: [
      { text: '自行撰写', points: 100 },
      { text: '部分借用，做过修改', points: 40 },
      { text: '照搬同行或品牌方页面', points: 0 },
    ],
  },
  {
    id: 'cp-own',
    topic: 'copyright',
    weight: 2,
    ask: '自己的设计图稿、照片和图案，保存了原始文件和完成日期吗？',
    why: '被指抄袭时，最有力的回应是更早的底稿；自己维权时，也要靠它证明权属。',
    action: '保存底稿，重要作品做登记',
    todo: '按项目保存原始文件、往来邮件和定稿日期；销量大的图案和图片，考虑办理作品登记。',
    options: [
      { text: '都有保存，重要作品已登记', points: 100 },
      { text: '有保存，没有登记', points: 70 },
      { text: '没有保存', points: 0 },
    ],
  },
]
