export const english = {
  sessions: 'Sessions', sessionsFilter: 'Filter', sessionsNone: 'No session matches.', sessionsMore: 'More',
  colScreen: 'Screen', colApp: 'App and controller', colPhase: 'State', colError: 'Last error', colOpened: 'Opened',
  colViewers: 'Viewers', colActions: 'What can be done', picture: 'Picture',
  phase_live: 'live', phase_crashed: 'crashed', phase_parked: 'parked', phase_quarantined: 'set aside', phase_recording: 'recording',
  rowDriver: '{name} drives', someone: 'someone', drive: 'Open', watch: 'Watch', save: 'Save', delete: 'Delete', deleteSure: 'Delete for good', deletedSession: 'Deleted.',
  compareOne: 'Compare', compareChosen: 'Compare', chosen_0: '', chosen_1: 'One is chosen: it is compared with itself under another controller. Choose a second one to compare both.', chosen_2: 'Two are chosen.',
  noErrorYet: 'none', firstScreen: 'The app’s first screen', thisOne: 'shown here', sessionsFailed: 'The list could not be read. {detail}', ago: '{time} ago',
}

export const portuguese = {
  sessions: 'Sessões', sessionsFilter: 'Filtrar', sessionsNone: 'Nenhuma sessão corresponde.', sessionsMore: 'Mais',
  colScreen: 'Tela', colApp: 'App e controlador', colPhase: 'Estado', colError: 'Último erro', colOpened: 'Aberta',
  colViewers: 'Espectadores', colActions: 'O que se pode fazer', picture: 'Imagem',
  phase_live: 'ao vivo', phase_crashed: 'falhou', phase_parked: 'em repouso', phase_quarantined: 'posta de lado', phase_recording: 'gravação',
  rowDriver: '{name} conduz', someone: 'alguém', drive: 'Abrir', watch: 'Assistir', save: 'Salvar', delete: 'Apagar', deleteSure: 'Apagar de vez', deletedSession: 'Apagada.',
  compareOne: 'Comparar', compareChosen: 'Comparar', chosen_0: '', chosen_1: 'Uma escolhida: é comparada consigo mesma sob outro controlador. Escolha outra para comparar as duas.', chosen_2: 'Duas escolhidas.',
  noErrorYet: 'nenhum', firstScreen: 'A primeira tela do app', thisOne: 'mostrada aqui', sessionsFailed: 'A lista não pôde ser lida. {detail}', ago: 'há {time}',
}
