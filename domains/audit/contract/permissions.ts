/** What staff need for the calls about the audit log. Who administers does not hold them: who audits does not administer. */
export const auditPermissions = ['audit.read', 'audit.export'] as const
export type AuditPermission = (typeof auditPermissions)[number]
