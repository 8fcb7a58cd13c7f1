import type { applicationDetailMessages } from '../admin-console/applications/application-detail.messages.ts';
import type { applicationsMessages } from '../admin-console/applications/applications.messages.ts';
import type { bulkApprovalMessages } from '../admin-console/applications/bulk-approval.messages.ts';
import type { decisionMessages } from '../admin-console/applications/decision.messages.ts';
import type { ceremoniesMessages } from '../admin-console/ceremonies/ceremonies.messages.ts';
import type { ceremonyDialogsMessages } from '../admin-console/ceremonies/ceremony-dialogs.messages.ts';
import type { ceremonyFormMessages } from '../admin-console/ceremonies/ceremony-form.messages.ts';
import type { careerTypesMessages } from '../admin-console/config/career-types.messages.ts';
import type { careersMessages } from '../admin-console/config/careers.messages.ts';
import type { configMessages } from '../admin-console/config/config.messages.ts';
import type { facultiesMessages } from '../admin-console/config/faculties.messages.ts';
import type {
  degreePreviewMessages,
  nomenclatureMatrixMessages,
  nomenclaturesMessages,
} from '../admin-console/config/nomenclatures.messages.ts';
import type { usersMessages } from '../admin-console/config/users.messages.ts';
import type { consoleMessages } from '../admin-console/console.messages.ts';
import type { dashboardMessages } from '../admin-console/dashboard/dashboard.messages.ts';
import type { dataMessages } from '../admin-console/data/data.messages.ts';
import type { callScriptMessages } from '../admin-console/reports/call-script/call-script.messages.ts';
import type { reportsMessages } from '../admin-console/reports/reports.messages.ts';
import type { signInMessages } from '../admin-console/sign-in/sign-in.messages.ts';
import type { bulkIssueMessages } from '../admin-console/titles/bulk-issue/bulk-issue.messages.ts';
import type { rehearsalMessages } from '../admin-console/titles/bulk-issue/rehearsal.messages.ts';
import type { registryCheckMessages } from '../admin-console/titles/registry-check.messages.ts';
import type { titleDetailMessages } from '../admin-console/titles/title-detail.messages.ts';
import type { titlesMessages } from '../admin-console/titles/titles.messages.ts';
import type { laterMessages } from '../graduation-wizard/later-steps.messages.ts';
import type { wizardMessages } from '../graduation-wizard/wizard.messages.ts';
import type { landingMessages } from '../landing-page/landing-page.messages.ts';
import type { MessageCatalogue, MessageOverrides } from '../messages/define-messages.ts';
import type { failureMessages } from '../provider/failure.messages.ts';
import type { statusMessages } from '../status-lookup/status-lookup.messages.ts';
import type { statusResultMessages } from '../status-lookup/status-result.messages.ts';
import type { paginationMessages } from '../ui/pagination/pagination.messages.ts';
import type { searchFieldMessages } from '../ui/search-field/search-field.messages.ts';
import type { tableMessages } from '../ui/table/table.messages.ts';
import type { uiMessages } from '../ui/ui.messages.ts';

/** What a host may give for a room: any of its keys. */
type Words<Catalogue> =
  Catalogue extends MessageCatalogue<infer Table> ? MessageOverrides<Table> | undefined : never;

/**
 * A host's own words: any key of any room, each of the same kind (plain, or one and other) as the default. Rooms know
 * only their own words, so this is the one place that knows all of them.
 *
 * @example { status: { search: 'Buscar' }, landing: { productName: 'Grados UCA' } }
 */
export type GraduationMessages = {
  readonly wizard?: Words<typeof wizardMessages> & Words<typeof laterMessages>;
  readonly status?: Words<typeof statusMessages> & Words<typeof statusResultMessages>;
  readonly landing?: Words<typeof landingMessages>;
  readonly failures?: Words<typeof failureMessages>;
  readonly ui?: Words<typeof uiMessages>;
  readonly search?: Words<typeof searchFieldMessages>;
  readonly pagination?: Words<typeof paginationMessages>;
  readonly table?: Words<typeof tableMessages>;
  readonly console?: Words<typeof consoleMessages>;
  readonly consoleLists?: Words<typeof dataMessages>;
  readonly signIn?: Words<typeof signInMessages>;
  readonly dashboard?: Words<typeof dashboardMessages>;
  readonly ceremonies?: Words<typeof ceremoniesMessages>;
  readonly ceremonyForm?: Words<typeof ceremonyFormMessages>;
  readonly ceremonyDialogs?: Words<typeof ceremonyDialogsMessages>;
  readonly applications?: Words<typeof applicationsMessages>;
  readonly applicationDetail?: Words<typeof applicationDetailMessages>;
  readonly applicationDecision?: Words<typeof decisionMessages>;
  readonly bulkApproval?: Words<typeof bulkApprovalMessages>;
  readonly titles?: Words<typeof titlesMessages>;
  readonly titleDetail?: Words<typeof titleDetailMessages>;
  readonly registryCheck?: Words<typeof registryCheckMessages>;
  readonly bulkIssue?: Words<typeof bulkIssueMessages>;
  readonly bulkIssueRehearsal?: Words<typeof rehearsalMessages>;
  readonly reports?: Words<typeof reportsMessages>;
  readonly callScript?: Words<typeof callScriptMessages>;
  readonly config?: Words<typeof configMessages>;
  readonly configFaculties?: Words<typeof facultiesMessages>;
  readonly configCareers?: Words<typeof careersMessages>;
  readonly configCareerTypes?: Words<typeof careerTypesMessages>;
  readonly configNomenclatures?: Words<typeof nomenclaturesMessages>;
  readonly configDegreePreview?: Words<typeof degreePreviewMessages>;
  readonly configMatrix?: Words<typeof nomenclatureMatrixMessages>;
  readonly configUsers?: Words<typeof usersMessages>;
};
