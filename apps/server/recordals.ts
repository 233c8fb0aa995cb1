import { recordalLists } from '@portal/recordals/server'
import { runImportCommand } from './import-command.ts'

runImportCommand({ name: 'recordals', kind: recordalLists, mapping: 'recordNum=5,name=1', page: '海关备案数据' })
