import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesTrials: readonly AdviceEntry[] = [
  {
    slug: 'conjuge-com-depressao',
    audience: 'marriage',
    situation: 'Um de nós está com depressão, e o outro não sabe o que fazer.',
    synonyms: [
      'meu cônjuge está com depressão',
      'depressão no casamento',
      'marido com depressão',
      'esposa com depressão',
      'meu cônjuge não tem vontade de nada',
      'ansiedade e pânico do cônjuge',
      'como ajudar quem tem depressão',
    ],
    advice:
      'O que dizer: “Estou aqui.” “Você não é um peso.” “Quer que eu fique calado perto de você?” Paulo manda chorar com quem chora (Romanos 12:15), e isso dispensa discurso.\n\nO que não dizer: “Levanta e ora.” “Tem tanta gente pior.” “Você não me ama mais?” Na depressão, o gosto das coisas some, inclusive o gosto de amar. Não é recado para o cônjuge.\n\nO que fazer? Quatro amigos carregaram um homem que não andava, e, quando a porta estava bloqueada, abriram o telhado (Marcos 2:3-4). Ninguém exigiu que ele fosse caminhando. Carregar, aqui, é marcar a consulta, ir junto, cuidar do remédio no horário, tirar do caminho o que pode esperar, avisar o chefe, aceitar comida da vizinha. Depressão é doença; médico e psicólogo são meios do cuidado de Deus, e parar o remédio por conta própria é perigoso.\n\nO que esperar: melhora em semanas, com dias ruins no meio. O salmista falou com a própria alma abatida mais de uma vez (Salmos 42:11); quem está no fundo precisa ouvir de novo.\n\nO que vigiar: despedidas, bens doados, frases sobre sumir, calma repentina depois do desespero. Perguntem sem rodeio sobre morte. Em risco, não deixem a pessoa só, tirem de perto remédios e armas, liguem 192; o CVV, 188, conversa a qualquer hora, com ela e com você.\n\nE quem cuida? Durma, coma, desabafe com alguém. Se o sofrimento de um virar agressão contra o outro, a saída é buscar segurança. Nenhum diagnóstico pede que alguém apanhe.',
    steps: [
      'Marquem a consulta e escrevam juntos o que mudou no sono, na comida e no ânimo.',
      'Combinem uma palavra para “hoje está muito ruim” e o que o outro faz quando a ouvir.',
      'Escolham três tarefas da casa para suspender e duas pessoas para ajudar.',
      'Saiam para caminhar dez minutos por dia, em silêncio se for o caso.',
    ],
    verses: [
      verse('Romanos 12:15', 'chorai choram'),
      verse('Marcos 2:3-4', 'paralítico quatro telhado'),
      verse('Salmos 42:11', 'abatida alma Espera'),
    ],
  },
  {
    slug: 'espera-por-um-filho',
    audience: 'marriage',
    situation: 'Queremos um filho, ele não vem, e isso está nos afastando.',
    serves: ['wishing'],
    synonyms: [
      'não conseguimos engravidar',
      'não engravido',
      'não conseguimos ter filhos',
      'infertilidade do casal',
      'casal sem filhos',
      'fertilização in vitro',
      'tentando engravidar há anos',
      'adotar uma criança',
      'exame dele deu infértil',
    ],
    advice:
      '“Quando vem o bebê?” A tia pergunta com a boca cheia de bolo, e os dois olham para o prato. No carro, nenhum fala. É assim que a infertilidade separa: cada um protege o outro do próprio choro, até ficarem sozinhos em dupla.\n\nA Bíblia conhece maridos desajeitados nessa hora. Raquel disse a Jacó que morreria sem filhos, e ele respondeu irritado que não era Deus (Gênesis 30:1-2). Elcana, bem-intencionado, perguntou a Ana se ele não valia mais que dez meninos (1 Samuel 1:8). Um se defendeu, o outro quis consertar. Nenhum escutou. Já Isaque orou pela esposa (Gênesis 25:21), e a conta das idades mostra que a espera durou vinte anos. A história deles terminou em gêmeos; muitas outras, cheias de fé, não terminam assim, e isso não mede o amor de Deus por ninguém.\n\nInvestiguem os dois ao mesmo tempo, porque a causa está nele em grande parte dos casos. Quem recebe o diagnóstico precisa ouvir “é nosso”. Sobre tratamentos e embriões há posições diferentes entre cristãos: perguntem ao médico como funciona cada etapa e ao pastor o que pesa. Definam antes quanto tempo e quanto dinheiro podem gastar, e até onde o corpo aguenta. Adoção é vocação de família; não a tratem como prêmio de consolação.\n\nReservem noites em que o relógio biológico não entra no quarto. E, quando não houver palavra, o Espírito ora por dentro do gemido (Romanos 8:26). Vocês dois já são uma família.',
    steps: [
      'Conte cada um, por dez minutos, como foi o último mês, e o outro responda só “obrigado por me dizer”.',
      'Marquem consulta para os dois e levem as perguntas escritas a quatro mãos.',
      'Combinem uma resposta única para parentes e usem-na sem culpa.',
      'Planejem para este ano algo bom que não dependa de filho.',
    ],
    verses: [
      verse('Romanos 8:26', 'Espírito fraquezas gemidos'),
      verse('Gênesis 30:1-2', 'Raquel filhos Jacó irritava'),
      verse('1 Samuel 1:8', 'Elcana Ana dez filhos'),
      verse('Gênesis 25:21', 'orou Isaque mulher estéril'),
    ],
  },
  {
    slug: 'um-quer-filhos-o-outro-nao',
    audience: 'marriage',
    situation: 'Um de nós quer ter filhos, e o outro não quer.',
    synonyms: [
      'ele quer ter filhos e eu não',
      'ela não quer ter filhos',
      'meu marido não quer filhos',
      'minha esposa não quer engravidar',
      'não quero ser mãe',
      'quantos filhos ter',
      'ele não quer mais filhos',
      'é pecado não querer filhos',
    ],
    advice:
      'Não existe meio filho. Por isso este desacordo assusta mais que os outros: parece que alguém vai ter de perder inteiro. Comecem devagar, descobrindo o que cada sim e cada não carregam.\n\nO “quero” pode ser vocação, saudade, pressão da mãe, medo de envelhecer só, esperança de salvar o casamento. O “não quero” pode ser medo do parto, dinheiro, trauma da infância, profissão, saúde, desconfiança de que o outro não vai ajudar às três da manhã. Perguntem “do que você tem medo se acontecer?” e “do que tem medo se não acontecer?”. Talvez descubram que discordam menos do filho que do tamanho da ajuda.\n\nA Escritura celebra filhos como presente do Senhor (Salmos 127:3) e também honra gente que não os teve, a começar por Jesus e Paulo. Os cristãos tiram daí conclusões diversas: para uns, o casamento deve estar aberto aos filhos; para outros, o número, inclusive nenhum, fica à consciência do casal. Levem a pergunta ao pastor sem fazer dele árbitro.\n\nO que não vale é decidir escondido. Parar o anticoncepcional sem dizer, furar combinado, fazer cirurgia em segredo, pressionar na cama ou ameaçar ir embora fere a confiança que a criança encontraria. Paulo pede que cada um considere também o interesse do outro (Filipenses 2:4), e isso funciona nas duas direções.\n\nSe um de vocês casou sob a promessa clara de ter filhos e ela mudou, há luto a reconhecer. Um terapeuta de casal ajuda. Deem um prazo honesto para voltar ao tema, nem amanhã nem nunca.',
    steps: [
      'Escrevam separados três razões para o sim e três para o não, e troquem as folhas.',
      'Passem alguns fins de semana com uma criança da família e conversem depois.',
      'Façam as contas de dinheiro, tempo e rede de apoio, sem usar o resultado como sentença.',
      'Marquem a data da próxima conversa e deixem o assunto descansar até lá.',
    ],
    verses: [
      verse('Filipenses 2:4', 'atencioso seu atenção outros'),
      verse('Salmos 127:3', 'filhos presente SENHOR'),
    ],
  },
  {
    slug: 'doenca-grave',
    audience: 'marriage',
    situation: 'Um de nós recebeu o diagnóstico de uma doença grave.',
    synonyms: [
      'cônjuge com câncer',
      'meu marido está doente',
      'minha esposa está doente',
      'marido acamado',
      'esposa acamada',
      'marido teve AVC',
      'cuidar do cônjuge doente',
      'na saúde e na doença',
      'diagnóstico difícil',
    ],
    advice:
      'O médico falou durante vinte minutos, e vocês só ouviram uma palavra. Voltem lá. Levem caderno, gravem se ele permitir, perguntem de novo. Entender a doença é parte do cuidado, e buscar segunda opinião não ofende ninguém.\n\n“Na saúde e na doença” era fácil de dizer de terno. Agora os papéis mudaram: quem dirigia é levado, quem era forte precisa de banho. Isso humilha um e esgota o outro, e os dois disfarçam. Combinem um horário, uma vez por semana, em que é permitido dizer “estou com medo”.\n\nOrem pela cura com liberdade. Orem também sabendo que Paulo pediu três vezes para se livrar do seu espinho e ouviu outra resposta, graça que basta no meio da fraqueza (2 Coríntios 12:8-9). Quem prometer saúde em troca de oferta, ou mandar largar o tratamento, engana vocês. Adoecer não é sinal de pecado nem de pouca fé. O salmista sabia que carne e coração falham e, mesmo assim, chamou Deus de sua porção (Salmos 73:26). Por fora a gente se gasta; por dentro, dia a dia, algo se renova (2 Coríntios 4:16).\n\nTratem do prático cedo: INSS, medicamentos pelo SUS, procuração, senhas, desejos de cada um se piorar. Falar disso não chama a morte; poupa o outro. Deem aos filhos a verdade simples e a rotina.\n\nQuem cuida também é paciente. Revezem com parentes, aceitem a escala da igreja, durmam. E guardem um pedaço do dia em que vocês não são enfermeiro e doente, mas marido e mulher: uma música, uma lembrança, a mão.',
    steps: [
      'Escolham quem acompanha as consultas e anotem todas as perguntas numa folha só.',
      'Montem com a igreja e a família uma escala de comida, transporte e noites.',
      'Procurem a assistência social do hospital sobre benefícios e remédios.',
      'Reservem quinze minutos por dia sem falar da doença.',
    ],
    verses: [
      verse('Salmos 73:26', 'carne coração fortaleza porção'),
      verse('2 Coríntios 12:8-9', 'três vezes graça basta fraqueza'),
      verse('2 Coríntios 4:16', 'exterior interior renova'),
    ],
  },
  {
    slug: 'filho-com-deficiencia',
    audience: 'marriage',
    situation: 'Nosso filho tem autismo ou outra deficiência, e o casamento sente o peso.',
    synonyms: [
      'filho autista',
      'filho com deficiência',
      'filho com síndrome de Down',
      'diagnóstico de autismo',
      'filho especial',
      'mãe atípica',
      'filho com TDAH',
      'pai não aceita o diagnóstico do filho',
    ],
    advice:
      'De quem é a culpa? A pergunta aparece até nos discípulos. Viram um homem cego de nascença e quiseram saber quem tinha pecado, ele ou os pais. Nenhum dos dois, respondeu Jesus, e foi cuidar dele (João 9:1-3). Guardem isso para o dia em que alguém, na família ou no culto, insinuar maldição. O seu filho não é castigo, nem lição, nem anjo. É um menino, é uma menina.\n\nO diagnóstico traz luto pela criança imaginada, e cada um o vive num ritmo. Muitas vezes a mãe estuda tudo e o pai nega, ou foge para o trabalho; quem nega está com medo. Briguem menos sobre o rótulo e combinem o próximo passo: a consulta, a terapia, a escola.\n\nDavi mandou buscar Mefibosete, que não andava, e lhe deu lugar permanente à mesa do rei (2 Samuel 9:13). Paulo diz que os membros que parecem mais frágeis são os mais necessários ao corpo (1 Coríntios 12:22). Cobrem isso da igreja com gentileza: sala tranquila, voluntário, paciência com o barulho. Se não houver lugar para o seu filho, procurem outra mesa.\n\nConheçam os direitos: atendimento no SUS, matrícula e apoio na escola, carteira de identificação do autista, benefício assistencial conforme a renda. A Defensoria e os grupos de pais ensinam o caminho.\n\nE o casal? Revezem noites e crises. Cada irmão precisa de uma hora só dele. Meia hora a dois, na cozinha, depois que todos dormem, conta como encontro. Se um de vocês está no limite, diga antes de quebrar.',
    steps: [
      'Troquem de papel por um dia inteiro, para que cada um sinta o que o outro carrega.',
      'Procurem um grupo de famílias com o mesmo diagnóstico na cidade ou na internet.',
      'Peçam à igreja uma coisa concreta, como alguém que fique com seu filho durante o culto.',
      'Celebrem em família cada avanço, por menor que pareça aos de fora.',
    ],
    verses: [
      verse('1 Coríntios 12:22', 'membros fracos necessários'),
      verse('João 9:1-3', 'cego pecou pais obras'),
      verse('2 Samuel 9:13', 'Mefibosete mesa rei'),
    ],
  },
];
