import type { Service } from '@portal/platform/web'
import { businessTypeLabels, filingSteps, seizureSteps } from '../contract/business-types.ts'

/** The services that the landing page and the navigation offer, one for each kind. */
export const services: readonly Service[] = [
  {
    to: '/home/exhibition',
    title: businessTypeLabels[1],
    description: '将商标、著作权、专利向海关备案，可自己填写，也可请专家协助',
    icon: 'shield',
    stage: '应对查扣投诉',
    sort: 10,
    banner: {
      title: '权利先备案，边境有防线',
      text: '备齐权利证明，自己填写信息表，或由专家协助办理知识产权海关备案',
      action: '办理备案',
    },
    steps: filingSteps,
  },
  {
    to: '/home/customsSeizure',
    title: businessTypeLabels[7],
    description: '货物被海关查扣时，提交情况与材料，取得应对方案',
    icon: 'ship',
    stage: '应对查扣投诉',
    sort: 20,
    banner: {
      title: '货物被海关查扣了？',
      text: '写清查扣原因和您的诉求，附上手头的材料，由专家分析并出具方案',
      action: '提交申请',
    },
    steps: seizureSteps,
  },
  {
    to: '/home/eCommerceInfringement',
    title: businessTypeLabels[3],
    description: '向电商平台投诉侵权，或者为被处理的店铺申诉',
    icon: 'cart',
    stage: '应对查扣投诉',
    sort: 30,
  },
  {
    to: '/home/exhibitionInfringement',
    title: businessTypeLabels[2],
    description: '在展会上投诉侵权，或者对投诉提出申诉',
    icon: 'booth',
    stage: '应对查扣投诉',
    sort: 40,
  },
  {
    to: '/home/riskAversion',
    title: businessTypeLabels[6],
    description: '出口或转内销之前，了解侵权风险和规避的办法',
    icon: 'compass',
    stage: '规避贸易风险',
    sort: 50,
  },
  {
    to: '/home/tradeDisputes',
    title: businessTypeLabels[4],
    description: '进口国的贸易纠纷，出口转内销的纠纷',
    icon: 'scale',
    stage: '海外维权救济',
    sort: 60,
  },
]
