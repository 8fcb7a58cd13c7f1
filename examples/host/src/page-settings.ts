import type { WizardLists } from 'birrete/graduation-wizard';
import type { GraduationProviderProps } from 'birrete/provider';

/** The names of the values that the server writes into the page: `<meta name="birrete-api" …>`. */
type SettingName = 'api' | 'extras' | 'account' | 'verification' | 'privacy' | 'lists';

/** Returns a value of the page; '' if the server has none. */
export type ReadSetting = (name: SettingName) => string;

/** The settings of the server that the site needs, read alike on the server and in the browser. */
export interface PageSettings {
  readonly api: GraduationProviderProps['api'];
  readonly messages: NonNullable<GraduationProviderProps['messages']>;
  readonly privacy: GraduationProviderProps['privacy'];
  /** True if the site serves `/verificar`. */
  readonly verification: boolean;
  /** The lists of the wizard's first step, if the server has read them in time. */
  readonly lists: WizardLists | undefined;
}

export function readPageSettings(read: ReadSetting): PageSettings {
  return {
    api: { baseUrl: read('api'), extras: decodeExtras(read('extras')) },
    messages: messagesFor(read('account')),
    privacy: decodePrivacy(read('privacy')),
    verification: read('verification') === 'on',
    lists: decodeLists(read('lists')),
  };
}

type Extras = NonNullable<GraduationProviderProps['api']['extras']>;

/** The server's extras, so that the sign-in page need not ask for them; undefined if the API announces them itself. */
function decodeExtras(names: string): Extras | undefined {
  return names === '' ? undefined : names.split(', ').filter(isExtra);
}

/** The page and the API are of the same version, so every name is known. */
function isExtra(name: string): name is Extras[number] {
  return name !== '';
}

/** The notice or authorisation about personal data, if the server has one. */
function decodePrivacy(privacy: string): GraduationProviderProps['privacy'] {
  return privacy === '' ? undefined : JSON.parse(privacy);
}

/** The wizard decodes the lists themselves. */
function decodeLists(lists: string): WizardLists | undefined {
  return lists === '' ? undefined : JSON.parse(lists);
}

/** The sign-in button with the name of the university's accounts, if the server has one. */
function messagesFor(account: string): PageSettings['messages'] {
  return account === '' ? {} : { signIn: { through: `Entrar con ${account}` } };
}
