import { markLists } from '@portal/marks/server'
import { runImportCommand } from './import-command.ts'

runImportCommand({ name: 'marks', kind: markLists, mapping: 'number=0,classes=2', page: '商标数据' })
