import { patentLists } from '@portal/patentdata/server'
import { runImportCommand } from './import-command.ts'

runImportCommand({ name: 'patents', kind: patentLists, mapping: 'pn=0,ad=3', page: '专利数据' })
