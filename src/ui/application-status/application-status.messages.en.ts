export const applicationStatusEnglish = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
};
