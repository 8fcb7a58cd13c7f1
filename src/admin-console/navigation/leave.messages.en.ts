/** The questions before unsaved work is lost, in English. */
export const leaveEnglish = {
  unsavedChanges: 'There are unsaved changes',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',
  leavingLoses: 'If you leave this page, what you typed is lost.',
  underWay: 'Something is still under way',
  leavingBlinds: 'If you leave this page, you will not see how it ends.',
  leavingStops: 'If you leave this page, it stops and what is left is not sent.',
  stayHere: 'Stay here',
  leaveHere: 'Leave the page',
};
