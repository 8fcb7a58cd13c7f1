/** How a career's title reads for one gender ('nomenclatura', spec §3). */
export interface DegreeTitle {
  readonly id: number;
  readonly careerId: number;
  readonly careerName: string | undefined;
  readonly genderId: number;
  readonly genderName: string | undefined;
  /** 'Licenciada en Química'; '' when the server tells none. */
  readonly titleName: string;
}
