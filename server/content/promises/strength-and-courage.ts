import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const strengthAndCourage: readonly PromiseTheme[] = [
  {
    slug: 'forca',
    theme: 'Força',
    explanation:
      'Quase sempre que a Bíblia promete força, o destinatário está no fim da linha: escravos recém-saídos do Egito, exilados exaustos, um apóstolo com um espinho que não saiu. Não se trata de energia para realizar qualquer projeto. É vigor para obedecer, suportar, recomeçar, e às vezes só caminhar sem cair. Cristo passou pela fraqueza da cruz e vive pelo poder de Deus; unidos a ele, recebemos graça na medida do dia. Por isso a frase de Paulo sobre poder todas as coisas, tão estampada em camisetas, nasceu na prisão e fala de contentamento com muito ou pouco. Reconhecer limites, descansar e procurar tratamento não contradizem essa força.',
    prayer:
      'Meu Deus, hoje as minhas forças não dão para o que tenho pela frente. Não finjo diante do Senhor: o corpo pesa, a cabeça dói e a vontade sumiu. Sustente-me no próximo passo, já que não consigo pensar na estrada toda. Que a sua graça me baste, mesmo que o espinho continue onde está. Livre-me do orgulho de fazer tudo sem ajuda. Fortaleça também as mães que não param, os enfermos que lutam, os cuidadores esquecidos. E quando eu puder caminhar de novo, que eu saiba de onde veio o fôlego e o reparta. Em Cristo, que me ampara. Amém.',
    actions: [
      'Defina o passo seguinte de uma tarefa difícil, peça força só para ele e comece sem esperar pela disposição ideal.',
      'Aceite a ajuda que alguém já ofereceu e você recusou por orgulho; Deus costuma fortalecer uns pelas mãos dos outros.',
      'Cuide do corpo que Deus lhe deu: marque a consulta adiada, tome o remédio como foi receitado e respeite o sono.',
      'Envie uma palavra de ânimo a quem está lutando há muito tempo, com uma promessa e uma oferta prática de auxílio.',
    ],
    promises: [
      {
        verse: verse('Êxodo 15:2', 'força canção salvação'),
        context:
          'Canto de Moisés e de Israel na outra margem do mar: os escravos de ontem atribuem a Deus a força que não tinham.',
      },
      {
        verse: verse('2 Crônicas 16:9', 'olhos terra corroborar íntegro'),
        context:
          'Palavra do vidente Hanani ao rei Asa, como repreensão por ter confiado na Síria: Deus procura por toda parte a quem sustentar, e pede lealdade inteira.',
      },
      {
        verse: verse('Neemias 8:10', 'alegria vossa força'),
        context:
          'O povo chorava ao ouvir a Lei depois do exílio; Neemias o manda festejar, repartir comida e tirar vigor da alegria de Deus.',
      },
      {
        verse: verse('Salmos 28:7', 'força escudo confia socorrido'),
        context:
          'Davi passa do clamor à gratidão no meio do salmo: pediu, foi atendido e reconhece quem o protegeu e firmou.',
      },
      {
        verse: verse('Salmos 46:1', 'refúgio fortaleza socorro angústia'),
        context:
          'Cântico dos filhos de Corá para uma cidade ameaçada: mesmo com terra e nações em tumulto, o auxílio de Deus está à mão.',
      },
      {
        verse: verse('Salmos 68:35', 'dá força poder povo'),
        context:
          'Final de um hino de procissão: o Deus que caminhou à frente de Israel no deserto comunica vigor aos que o adoram.',
      },
      {
        verse: verse('Salmos 73:26', 'carne fortaleza porção'),
        context:
          'Asafe, depois da crise de inveja dos ímpios, aceita que o corpo falhe, pois a sua parte definitiva é Deus.',
      },
      {
        verse: verse('Salmos 84:7', 'força Deus Sião'),
        context:
          'Os peregrinos subiam a Jerusalém por trechos áridos; o salmo diz que, em vez de se gastar, ganhavam ânimo até chegar ao templo.',
      },
      {
        verse: verse('Isaías 40:29', 'força cansado vigor'),
        context:
          'Mensagem aos exilados que se julgavam esquecidos: o Criador, que nunca se esgota, sustenta quem chegou ao limite.',
      },
      {
        verse: verse('Isaías 40:31', 'renovarão asas correrão caminharão'),
        context:
          'Conclui o consolo aos cativos na Babilônia: quem espera em Deus recebe forças novas para a longa volta, ora voando, ora apenas andando.',
      },
      {
        verse: verse('Isaías 41:10', 'temas contigo fortaleço'),
        context:
          'Garantia a Israel, servo escolhido e disperso, num tempo em que as nações tremiam: Deus o segura e ajuda com mão justa.',
      },
      {
        verse: verse('Habacuque 3:19', 'fortaleza corças andar altos'),
        context:
          'Habacuque espera a invasão e aceita a perda de colheita e gado; ainda assim canta o Deus que lhe firma os pés.',
      },
      {
        verse: verse('2 Coríntios 12:9', 'graça basta poder fraqueza'),
        context:
          'Três vezes Paulo pediu que lhe tirassem um espinho. O Senhor não o tirou e prometeu graça suficiente em meio à debilidade.',
      },
      {
        verse: verse('Filipenses 4:13', 'Posso Cristo fortalece'),
        context:
          'Agradecendo da prisão uma oferta, Paulo diz que aprendeu a viver com fartura e com fome, amparado por Cristo nas duas situações.',
      },
      {
        verse: verse('2 Timóteo 4:17', 'Senhor ajudou fortaleceu livrado'),
        context:
          'Abandonado por todos no tribunal, o velho apóstolo conta a Timóteo quem ficou ao seu lado e lhe deu firmeza para testemunhar.',
      },
    ],
  },
  {
    slug: 'coragem',
    theme: 'Coragem',
    explanation:
      'A ordem de não temer aparece na Bíblia dirigida a gente com bons motivos para ter medo: um povo encurralado no mar, um jovem profeta, um rei diante de exército maior, uma igreja pequena sob ameaça. Muitas dessas palavras acompanhavam uma tarefa precisa, como entrar em Canaã ou construir o templo, e não valem como garantia para qualquer aventura nossa. O motivo, porém, é permanente: Deus acompanha os seus e, em Cristo, morto e ressurreto, nem a morte tem a palavra final. Coragem bíblica não é ausência de medo, nem obriga a enfrentar o perigo sem ajuda. Fugir de quem agride, denunciar e pedir socorro também são atos corajosos.',
    prayer:
      'Senhor Jesus, Pastor do pequeno rebanho, tu conheces o medo que me aperta o peito: o resultado que não chega, a conversa que adio, o futuro dos que amo. Não te peço que me tornes valente aos olhos dos outros; peço firmeza para fazer o que é certo hoje. Põe a tua mão sobre mim, como puseste sobre João caído, e lembra-me que a chave da morte está contigo. Dá ousadia aos que sofrem por teu nome e aos que precisam denunciar o mal. Guarda-me da imprudência. E que o amor, em mim, fale mais alto que o medo. Amém.',
    actions: [
      'Dê nome ao seu medo por escrito, separe o que depende de você do que não depende e ore por cada parte.',
      'Faça ainda nesta semana a ligação, o exame ou a conversa que vem adiando, levando alguém de confiança se precisar.',
      'Fale com simplicidade da sua fé a uma pessoa, respeitando o que ela pensa e escutando mais do que responde.',
      'Ore por cristãos presos ou perseguidos em outros países e escreva o nome de um desses lugares na sua lista de oração.',
      'Se o medo vem de ameaça dentro de casa, a coragem é sair e pedir proteção.',
    ],
    promises: [
      {
        verse: verse('Êxodo 14:13-14', 'temais salvação lutará'),
        context:
          'Entre o mar e os carros do faraó, Israel ouviu isto de Moisés: naquele dia o livramento seria obra de Deus, e não deles.',
      },
      {
        verse: verse('Deuteronômio 31:6', 'ânimo temais contigo desamparará'),
        context:
          'Moisés, com cento e vinte anos, despede-se de Israel antes da entrada em Canaã: o líder mudava, mas Deus ia junto.',
      },
      {
        verse: verse('Josué 1:9', 'valente temas contigo fores'),
        context:
          'Morto Moisés, Deus encarrega Josué de conduzir Israel à terra; a coragem pedida se apoia na companhia dele e na obediência à Lei.',
      },
      {
        verse: verse('1 Crônicas 28:20', 'Davi Salomão obra deixará'),
        context:
          'Davi passa a Salomão o projeto do templo e o encoraja a concluir uma obra grande, certo de que Deus não o largaria.',
      },
      {
        verse: verse('2 Crônicas 20:15', 'Josafá temais batalha Deus'),
        context:
          'Por Jaaziel, levita, Deus responde ao rei Josafá, que jejuava com Judá diante de invasores: aquela luta ele mesmo travaria.',
      },
      {
        verse: verse('Salmos 27:1', 'luz salvação temerei'),
        context:
          'Davi já conhecera cerco e traição quando cantou esta confiança: tendo Deus por claridade e abrigo, o medo perde o comando.',
      },
      {
        verse: verse('Salmos 118:6', 'comigo temerei humano'),
        context:
          'Cântico de festa de alguém salvo do aperto em Israel, retomado na carta aos Hebreus: o poder humano contra nós tem limite.',
      },
      {
        verse: verse('Isaías 41:13', 'seguro mão temas ajudo'),
        context:
          'Ao Israel exilado, pequeno entre as potências, Deus diz que o leva pela mão, como faz um pai com o filho assustado.',
      },
      {
        verse: verse('Jeremias 1:8', 'temas contigo livrar'),
        context:
          'Chamado ainda moço para pregar a reis e sacerdotes hostis, Jeremias recebe garantia de companhia e livramento ao longo de uma vida que seria dura.',
      },
      {
        verse: verse('Mateus 10:29-31', 'pardais cabelos contados medo'),
        context:
          'Jesus envia os doze avisando que haverá perseguição e até morte; o Pai, atento à menor das aves, conhece cada detalhe deles.',
      },
      {
        verse: verse('Lucas 12:32', 'pequeno rebanho Pai reino'),
        context:
          'Palavra terna de Jesus aos poucos discípulos, preocupados com comida e roupa: o Pai tem gosto em lhes abrir o Reino.',
      },
      {
        verse: verse('João 16:33', 'paz aflição ânimo venci'),
        context:
          'Última frase de Jesus aos discípulos antes da oração da despedida: ele não esconde as dores que virão e anuncia que já venceu.',
      },
      {
        verse: verse('Atos 18:9-10', 'Paulo fala contigo povo'),
        context:
          'Em Corinto, onde Paulo chegara com temor, o Senhor o mandou continuar e lhe garantiu, numa visão noturna, proteção naquela cidade.',
      },
      {
        verse: verse('2 Timóteo 1:7', 'espírito força amor moderação'),
        context:
          'Preso, Paulo escreve ao jovem Timóteo, ao que parece inclinado à timidez: o que vem de Deus é vigor, afeto e equilíbrio.',
      },
      {
        verse: verse('Apocalipse 1:17-18', 'temas vivo chaves morte'),
        context:
          'João, exilado em Patmos, cai diante do Cristo glorioso, que o toca e lhe mostra quem tem domínio sobre a sepultura.',
      },
    ],
  },
];
