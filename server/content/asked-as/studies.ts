import type { AskedAs } from '../types.ts';

export const STUDIES_ASKED_AS: AskedAs = {
  'amor-de-deus':
    'como Deus ama, João 3:16, amor ágape, Deus me aceita, carinho do Pai, o quanto sou amada, amor que não acaba, Deus como pai, paternidade de Deus, identidade de filho',
  graca:
    'salvo sem merecer, não por obras, bondade imerecida, graça e lei, legalismo, Efésios 2, graça barata, favor de Deus',
  'santidade-de-deus':
    'quem é Deus, atributos de Deus, temer a Deus, Isaías 6, glória de Deus, tremer diante de Deus, caráter de Deus, majestade, nomes de Deus',
  'soberania-e-sofrimento':
    'Deus no controle, por que gente boa sofre, propósito na dor, tragédia, mal no mundo, Deus permite, livre-arbítrio, plano de Deus, injustiça',
  'fidelidade-de-deus':
    'Deus não mente, confiança em Deus, as promessas, aliança de Deus com o povo, Deus nunca falha, Abraão e a promessa, tempo de Deus, esperar a promessa',
  arrependimento:
    'converter-se, confessar, mudança de mente, João Batista, tristeza segundo Deus, abandonar o pecado, quebrantamento, reconhecer o erro, recomeço com Deus',
  'justificacao-pela-fe':
    'Romanos, Reforma Protestante, justo viverá pela fé, aceitação diante de Deus, Lutero, declarado justo, perdoado para sempre, certeza da salvação, salvação',
  'novo-nascimento':
    'conversão, mudança de vida, nascer da água, João 3, ser uma nova pessoa, transformação, deixar a velha vida, salvação em Cristo',
  'cruz-de-cristo':
    'paixão de Cristo, sofrimento de Jesus, sexta-feira santa, Calvário, sangue, Isaías 53, servo sofredor, últimas palavras de Jesus, evangelho',
  ressurreicao:
    'terceiro dia, Jesus vivo, vitória sobre a morte, 1 Coríntios 15, o que acontece depois da morte, vida eterna, sepulcro vazio, esperança depois da morte',
  'espirito-santo':
    'terceira pessoa da Trindade, poder do alto, presença do Espírito, ouvir o Espírito, ser guiado, óleo, avivamento, trindade',
  'fruto-do-espirito':
    'Gálatas 5, bondade, longanimidade, alegria, paz, carne e espírito, caráter, qualidades do crente',
  'palavra-de-deus':
    'Salmo 119, como estudar as Escrituras, a Bíblia é verdade, leitura da Bíblia, hermenêutica, semear a palavra, meditação, história da Bíblia',
  oracao:
    'falar com o Pai, jejum e oração, vida devocional, Daniel orava três vezes, oração eficaz, orar em secreto, Jesus orando, oração intercessória, persistência, clamar',
  adoracao:
    'cantar ao Senhor, ministério de louvor, adorador, Salmos, dança, instrumentos, levitas, cultuar, ministério de música',
  fe: 'Hebreus 11, acreditar, confiança, grão de mostarda, Abraão, passos de fé, fé e dúvida, Tomé, milagres, andar sobre as águas',
  obediencia:
    'desobediência de Saul, submissão a Deus, ouvir e praticar, servir ao Senhor, seguir a Jesus, discípulo, Jonas, fazer a vontade do Pai',
  humildade:
    'orgulho espiritual, Filipenses 2, ser servo, Moisés manso, serviço, vaidade, liderança servidora, lava-pés, menor no reino',
  santificacao:
    'separar-se do mundo, santos, corpo templo, mundanismo, crescer na fé, disciplina espiritual, renovação da mente, Romanos 12, roupa e modéstia, viver em santidade',
  esperanca:
    'dias melhores, futuro, quando tudo parece perdido, Jeremias 29, não perder a esperança, espera, sonhos de Deus, renovar as forças, Isaías 40',
  perdao:
    'ofensas, perdoar traição, José perdoou os irmãos, perdoar quem me feriu, liberar perdão, amargura, perdão a si mesmo, inimizade, relacionamento quebrado',
  'amor-ao-proximo':
    'bom samaritano, ajudar, inimigos, empatia, serviço, visitar os doentes, acolher, preconceito, racismo, hospitalidade, ser bênção, altruísmo, bondade',
  amizade:
    'amizade na Bíblia, Rute e Noemi, más influências, amigos de Jó, Jônatas, convivência, relacionamentos saudáveis, jovens e amizades, traído por um amigo',
  casamento:
    'namoro cristão, esposa sábia, mulher virtuosa, marido, papel do homem, Efésios 5, pureza sexual, jugo desigual, solteiros, encontro de casais, aliança, noivos',
  'criacao-de-filhos':
    'maternidade, dia das mães, dia dos pais, paternidade, adolescentes, educação cristã, correção, crianças, pai presente, herança do Senhor, filhos rebeldes, avós',
  ansiedade:
    'preocupação com o amanhã, Mateus 6, estresse, descanso da mente, saúde emocional, lançar sobre ele, paz que excede, emoções, nervoso, pensamentos',
  luto: 'consolação, Lázaro, Jesus chorou, funeral, viúva, morte de um filho, tempo de chorar, lidar com a perda, partida, saudade',
  tentacao:
    'resistir ao diabo, deserto, Sansão, pecado sexual, pornografia, inimigo, satanás, concupiscência, queda',
  'provacoes-e-paciencia':
    'deserto, Tiago 1, tempestade, vale, lutas, perseguição, resistir, adversidade, dificuldades, fornalha, paciência, esperar no Senhor, crise',
  'cura-e-enfermidade':
    'Jesus cura, cego Bartimeu, mulher do fluxo de sangue, enfermo, leproso, milagres de Jesus, saúde, câncer, oração pela saúde, paralítico',
  depressao:
    'suicídio, abatido, esgotamento emocional, desânimo, chorar, melancolia, burnout, por que estás abatida, sofrimento psíquico, angústia',
  medo: 'não temas, Josué, Gideão, enfrentar gigantes, pânico, insegurança, ousadia, ser corajoso, timidez, medo do futuro, Salmo 27, Salmo 23',
  trabalho:
    'carreira, ética, negócios, empreendedor, ócio, excelência, trabalhar para o Senhor, servir no emprego, chefe, talentos, mordomia, preguiçoso, estudantes',
  'dinheiro-e-generosidade':
    'oferta, mordomia, consumismo, viúva pobre, semear, investir, avarento, contentamento, emprestar, primícias, teologia da prosperidade, Mamom, economia',
  'descanso-e-sabado':
    'sétimo dia, pausa, Marta e Maria, cansados e sobrecarregados, sono, lazer, ritmo, correria, sobrecarga, silêncio',
  gratidao:
    'comparação com os outros, agradecimento, ser contente, dez leprosos, murmurar, cântico, Salmo 103, alegria, alegria do Senhor, ação de graças, reconhecer as bênçãos',
  'dominio-proprio-e-a-lingua':
    'Tiago 3, palavrões, calar, fofoca, ira, mansidão, gula, temperamento, impulsividade, julgar, nervosismo, mentiras, língua, equilíbrio, sabedoria',
  igreja:
    'unidade, membro, culto, servir, presbíteros, diáconos, disciplina na igreja, comunhão dos irmãos, pastor, divisão, igreja primitiva, células',
  'evangelizacao-e-missao':
    'discipulado, Paulo missionário, compartilhar a fé, pregar, almas, jovens na escola, apologética, testemunho, povos, semear, envio, alcançar vizinhos, Jonas e Nínive, discípulos',
  'justica-e-cuidado-com-os-pobres':
    'Amós, necessitados, política, cidadania, profetas menores, fome e sede de justiça, meio ambiente, imigrantes, morador de rua, caridade, voluntariado, direitos',
  'dons-espirituais':
    '1 Coríntios 12, talentos, ministérios, apóstolos e profetas, chamado, vocação, servir, línguas, interpretação, descobrir dom, chamada de Deus',
  'volta-de-cristo':
    'escatologia, Mateus 24, milênio, anticristo, tribulação, vigiar, dez virgens, noiva, Daniel, profecias, fim do mundo, sinais dos tempos, Israel no fim',
  batismo:
    'batizar-se, água, profissão de fé, classe de batismo, sepultados com Cristo, João batizando, eunuco etíope, candidatos, ordenanças',
  davi: 'vida de Davi, erros e acertos de Davi, Golias, pastor de ovelhas, Bate-Seba, Salmo 51, Jônatas, Absalão, coração de Deus, Mical, Samuel unge, reis de Israel, gigantes',
  jo: 'paciência, amigos que acusam, perdeu tudo, sofrimento do justo, satanás prova, restauração, cinzas, perguntas a Deus, provação, homem íntegro',
  'jose-do-egito':
    'Potifar, túnica, vendido pelos irmãos, sonhos do Faraó, vacas magras, preferido do pai, governador, José no cárcere, do poço ao palácio, sonhador, fome no Egito, filhos de Jacó, perdão aos irmãos',
  ester:
    'Mardoqueu, Hamã, Assuero, rainha Vasti, Susã, Purim, órfã que virou rainha, se perecer pereci, coragem de mulher, prima de Mardoqueu, jejum de três dias, mulher de influência, forca',
  paulo:
    'Damasco, Ananias, Silas, Timóteo, fariseu Saulo, missionário, preso em Roma, naufrágio, Gamaliel, espinho na carne, ministério de Paulo, combati o bom combate, caiu do cavalo, perseguidor dos cristãos, apóstolo dos gentios',
  'sermao-do-monte':
    'Mateus 5, pobres de espírito, mansos herdarão a terra, pacificadores, não julgueis, lírios do campo, porta estreita, olho por olho, amar os inimigos, cisco e trave, limpos de coração, fome e sede de justiça',
  'parabolas-de-jesus':
    'semeador, filho pródigo, bom samaritano, dracma perdida, tesouro escondido, rico insensato, rico e Lázaro, credor incompassivo, figueira estéril, juiz iníquo, histórias que Jesus contou, parábolas do Reino, parábola para crianças',
  'santa-ceia':
    'ceia na igreja, corpo e sangue de Cristo, eucaristia, partir do pão, exame de consciência, culto de ceia, criança pode tomar ceia, nova aliança, suco de uva, não sou digno, páscoa, ordenança',
  abraao:
    'Isaque, Sara, Agar e Ismael, Ló, Sodoma, monte Moriá, sai da tua terra, estrelas do céu, Ur dos caldeus, patriarca, pai de multidão, Melquisedeque, filho da promessa, aliança com Abraão',
  moises:
    'Êxodo, Arão, Miriã, cajado, travessia do mar, quarenta anos no deserto, bezerro de ouro, monte Nebo, libertador do povo, cesto no rio Nilo, maná, filha do Faraó, pastor de ovelhas Jetro, tirar as sandálias',
  elias:
    'Carmelo, corvos, Jezabel, Acabe, carro de fogo, fogo do céu, Sarepta, Eliseu, nuvem pequena, profeta com depressão, zimbro, cicio suave, seca, farinha e azeite, esgotado no ministério',
  'dez-mandamentos':
    'Sinai, lei e graça, guardar a lei, sábado, não adulterarás, não cobiçarás, falso testemunho, nome de Deus em vão, imagens e ídolos, duas tábuas, primeiro mandamento, resumo da lei',
  'armadura-de-deus':
    'Efésios 6, guerra espiritual, ciladas do diabo, principados e potestades, dardos inflamados, luta contra o inimigo, soldado de Cristo, resistir no dia mau, demônios, libertação espiritual, espada da Palavra',
  rute: 'Boaz, Noemi, Orfa, Moabe, nora e sogra, espigas, viúva estrangeira, esperar um Boaz, campo de Boaz, parente remidor, lealdade, bisavó de Davi, mulher moabita, Rute pra jovens',
  daniel:
    'Babilônia, leões, Nabucodonosor, Belsazar, Dario, jejum de Daniel, setenta semanas, filho do homem, jovens hebreus na fornalha, mão na parede, sonho do rei, cativeiro, fiel no trabalho, Mesaque',
  pedro:
    'Cefas, pescador, o galo cantou, negou três vezes, chaves do Reino, André irmão de Pedro, apascenta as minhas ovelhas, Cornélio, orelha de Malco, pescador de homens, sogra de Pedro, impulsivo, afundou no mar',
  'mulheres-da-biblia':
    'personagens femininas, Maria Madalena, Abigail, Marta, Raabe, Priscila, Lídia, Ana, Sara, dia da mulher, chá de mulheres, papel da mulher na igreja, mulher de Deus, heroínas da fé, congresso de mulheres',
  familia:
    'lar, casa na rocha, conflitos, irmãos, sogra, convivência, avós, Noé e a família, família nos dias de hoje, culto doméstico, eu e minha casa, mês da família',
  apocalipse:
    'João em Patmos, sete cartas, selos, trombetas, Armagedom, anticristo, dragão, Laodiceia, cordeiro, novo céu, juízo, trono, fim',
};
