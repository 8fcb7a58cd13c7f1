/** The wording of a career's title for one gender ('nomenclatura'). */
export interface DegreeTitle {
  readonly id: number;
  /** Undefined if the server sends none: such an entry covers no career until it is completed. */
  readonly careerId: number | undefined;
  readonly careerName: string | undefined;
  /** Undefined if the server sends none: such an entry covers no gender until it is completed. */
  readonly genderId: number | undefined;
  readonly genderName: string | undefined;
  /** 'Licenciada en Química'; '' if the server sends none. */
  readonly titleName: string;
}
