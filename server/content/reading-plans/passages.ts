/** A day of a plan of passages: what it is about, and what is read. */
export type PassageDay = Readonly<{ title: string; readings: readonly string[] }>;

const day = (title: string, ...readings: readonly string[]): PassageDay => ({ title, readings });

/** Thirty stories that can be read aloud at the table, from the beginning to the end of the Bible. */
export const FAMILY: readonly PassageDay[] = [
  day('Deus faz o mundo', 'GEN.1.1-31'),
  day('A escolha no jardim', 'GEN.3.1-24'),
  day('Noé e a arca', 'GEN.7.1-24'),
  day('Abrão sai de casa', 'GEN.12.1-9', 'GEN.15.1-6', 'GEN.18.1-8'),
  day('Um filho para Abraão e Sara', 'GEN.18.9-15', 'GEN.21.1-8'),
  day('Jacó sonha com uma escada', 'GEN.28.10-22', 'GEN.33.1-11'),
  day('José e os irmãos', 'GEN.37.3-28'),
  day('José perdoa', 'GEN.45.1-15', 'GEN.50.15-21'),
  day('O menino no cesto', 'EXO.2.1-22'),
  day('A sarça que não se queima', 'EXO.3.1-18'),
  day('O mar se abre', 'EXO.14.10-31'),
  day('As muralhas de Jericó', 'JOS.6.1-20'),
  day('Gideão e os trezentos', 'JDG.7.1-21'),
  day('Rute não vai embora', 'RUT.1.1-22'),
  day('Samuel ouve chamar', '1SA.3.1-21'),
  day('Davi e o gigante', '1SA.17.32-51'),
  day('Elias e a viúva', '1KI.17.1-24'),
  day('Naamã no rio', '2KI.5.1-17'),
  day('Três amigos e a fornalha', 'DAN.3.13-28'),
  day('Daniel entre os leões', 'DAN.6.10-27'),
  day('Jonas foge', 'JON.1.1-17', 'JON.2.1-10'),
  day('Nasce Jesus', 'LUK.2.1-20'),
  day('O menino no templo', 'LUK.2.39-52', 'LUK.4.14-22'),
  day('Jesus acalma o mar e chama Levi', 'MRK.4.35-41', 'MRK.2.13-17', 'MRK.10.13-16'),
  day('A filha de Jairo', 'MRK.5.21-43'),
  day('O bom samaritano', 'LUK.10.25-42'),
  day('O pai que corre', 'LUK.15.11-32'),
  day('Zaqueu desce da árvore', 'LUK.19.1-10', 'LUK.18.35-43'),
  day('A cruz', 'LUK.23.33-56'),
  day('Ele vive', 'JHN.20.1-23'),
];

/** A week each on faith, prayer and forgiveness: what the Old Testament and the New say of it. */
export const FAITH_PRAYER_FORGIVENESS: readonly PassageDay[] = [
  day('Fé: partir sem saber aonde', 'GEN.12.1-9', 'HEB.11.1-16'),
  day('Fé: olhar para as estrelas', 'GEN.15.1-7', 'ROM.4.13-25'),
  day('Fé que ouve', 'ROM.10.8-17', 'MAT.8.5-13'),
  day('Fé pequena como um grão', 'MAT.17.14-20', 'MRK.9.20-27', 'LUK.17.5-6'),
  day('Fé que se vê nas obras', 'JAS.2.14-26', 'MRK.2.1-5'),
  day('Fé quando falta tudo', 'HAB.3.16-19', '2KI.4.1-7', 'PSA.46.1-7'),
  day('Fé provada', '1PE.1.3-9', 'DAN.3.13-18', 'JHN.20.26-29'),
  day('Oração: ensina-nos a orar', 'MAT.6.5-15', 'LUK.11.1-8'),
  day('Oração no aperto', '1SA.1.9-20', 'PSA.13.1-6'),
  day('Oração que insiste', 'LUK.18.1-14', 'PSA.5.1-3'),
  day('Oração que agradece', 'LUK.17.11-19', 'PSA.100.1-5', 'PHP.4.4-9'),
  day('Oração pelos outros', 'EPH.3.14-21', 'COL.1.9-14', 'JAS.5.13-18'),
  day('Oração sem palavras', 'ROM.8.22-28', '1KI.19.9-18'),
  day('Oração no jardim', 'MAT.26.36-46', 'HEB.4.14-16', 'HEB.5.7-8'),
  day('Perdão: lava-me', 'PSA.51.1-17', '1JN.1.7-10'),
  day('Perdão que Deus dá', 'PSA.103.8-14', 'MIC.7.18-20', 'ISA.1.16-20'),
  day('Perdão: o pai que corre', 'LUK.15.11-24', 'PSA.32.1-5'),
  day('Perdão sem conta', 'MAT.18.21-35', 'COL.3.12-14'),
  day('Perdão entre irmãos', 'GEN.50.15-21', 'GEN.33.1-10'),
  day('Perdão na cruz', 'LUK.23.33-43', 'ROM.5.6-11'),
  day('Perdão que recomeça', 'JHN.21.12-19', 'JHN.8.2-11'),
];
