export { type DoctorOptions, doctor } from '../doctor/doctor.ts';
export type { DescribedFinding, Finding, FindingKind, Severity } from '../doctor/finding.ts';
export { showDoctor } from '../doctor/show-doctor.ts';
