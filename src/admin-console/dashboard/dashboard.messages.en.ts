export const dashboardEnglish = {
  title: 'Dashboard',
  pending: 'Pending Applications',
  confirmed: 'Confirmed Applications',
  ceremonies: 'Active Ceremonies',
  titles: 'Degrees Issued',

  refresh: 'Update figures',
  refreshing: 'Updating figures…',
  asSpecified: 'Reference figures. Update them to count the current ones.',
  counted: 'Figures counted today at {time}.',
  unknown: 'Not available',
  failed: 'Not all figures could be counted',

  recent: 'Recent activity',
  recentText: 'The latest changes to applications, ceremonies and degrees will appear here.',
};
