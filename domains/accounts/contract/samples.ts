import type * as z from 'zod/mini'
import type { registerForm, updatePassForm } from './forms.ts'

/** The password of every demonstration account; it exists in demonstration mode alone. */
export const demonstrationPassword = 'Portal-demo-2026'

/** The accounts that an empty database gets in demonstration mode. Numbers and names are invented. */
export const demonstrationAccounts = [
  {
    username: 'demo',
    label: '企业用户',
    userType: 'customer',
    phone: '13800000001',
    email: 'demo@example.com',
    companyName: '演示出口企业',
    idCard: '330203199001010014',
    pid: null,
  },
  {
    username: 'demo2',
    label: '另一企业用户',
    userType: 'customer',
    phone: '13800000002',
    email: 'demo2@example.com',
    companyName: '演示贸易企业',
    idCard: null,
    pid: null,
  },
  {
    username: 'agency',
    label: '服务机构',
    userType: 'provider',
    phone: '13800000003',
    email: 'agency@example.com',
    companyName: '演示服务机构',
    idCard: null,
    pid: null,
  },
  {
    username: 'staff',
    label: '工作人员',
    userType: 'staff',
    phone: '13800000004',
    email: 'staff@example.com',
    companyName: null,
    idCard: null,
    pid: null,
  },
  {
    username: 'admin',
    label: '系统管理员',
    userType: 'staff',
    phone: '13800000005',
    email: 'admin@example.com',
    companyName: null,
    idCard: null,
    pid: '0',
  },
] as const
export type DemonstrationUsername = (typeof demonstrationAccounts)[number]['username']

export const registerSample: z.input<typeof registerForm> = {
  userType: 'customer',
  username: 'yanshi_user',
  password: 'haiwai-weiquan-lu-88',
  password_confirm: 'haiwai-weiquan-lu-88',
  phone: '13800000011',
  email: 'yanshi@example.com',
  companyName: '演示注册企业',
  agree: true,
}

export const updatePassSample: z.input<typeof updatePassForm> = {
  old_password: demonstrationPassword,
  password: 'gang-kou-ri-chu-2027',
  password_confirm: 'gang-kou-ri-chu-2027',
}
