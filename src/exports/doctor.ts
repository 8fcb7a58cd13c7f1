export { type DoctorOptions, doctor } from '../doctor/doctor.ts';
export type { Finding, FindingKind, Severity, ToldFinding } from '../doctor/finding.ts';
export { showDoctor } from '../doctor/show-doctor.ts';
