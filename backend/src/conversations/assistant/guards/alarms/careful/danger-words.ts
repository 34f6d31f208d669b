/**
 * Words of danger by what they speak of, far beyond what was ever learned: plain letters, dialect beside it. `brand*` is a beginning,
 * `*gewehr*` stands anywhere in a compound ('Jagdgewehr'), all others are whole words.
 */
export const DANGER_WORDS = {
  kill:
    'umbring* umgebracht umbringt umzubring* totschlag* totschlagt totgeschlagen abstech* absticht abgestochen ' +
    'erstech* erstochen niedergestochen abknall* erschies* erschoss* erschlag* erschlagt ermord* mord morde ' +
    '*morddroh* toten getotet toetet kaltmach* kaltgemacht umleg* umzulegen abmurks* abschlachterei|schlachthof|schlachthaus|schlachtbetrieb|schlachttag* ' +
    'hinricht* *vergift* uberfahr* lynch* kopft enthaupt* massaker blutbad amok*  ' +
    'morder morderin',
  hurt:
    'verprugel* prugel* prugl* geprugelt schlag schlage schlagt schlagn schlagen geschlagen zuschlag* zuschlagt ' +
    'zugeschlagen zusammenschlag* zusammengeschlagen schlager* niederschlag* niedergeschlagen schlagerei* ' +
    'ohrfeig* watschn faust fauste *faustschlag* kopfnuss getreten tritt treten gewurgt wurgt wurgen geschubst ' +
    'schubst gestossen stosst gepackt packt festgehalten verdresch* verdroschen vermobel* verhau* haut gehaut ' +
    'gestochen sticht zugestochen stech* misshandel* foltert gequalt brechen bricht gebrochen fresse ' +
    'kniescheib* genick *verletz* verwund* blut blutet bluten blutend* blutig* blutuberstromt krankenhaus ' +
    'notaufnahme vergewaltig* missbrauch* begrapsch* betatsch* angefasst grapscht zerr* gezerrt entfuhr* ' +
    'gekidnappt geisel* einsperr* eingesperrt attack* angegriffen angreif* angriff uberfall* uberfallen ' +
    'handgreiflich* gewalt gewalttat* tatlich* ausgerastet rastet randalier* randaliert tobt wutet rasend ' +
    'aggressiv* ' +
    'bespuckt spuckt wirft geworfen zielt gezielt bewirft hetzt angeschrien misshandelt druckt geschuttelt wurgemale platzwunde',
  smash:
    'kaputtschlag* zertrummer* demolier* zerschlag* scheibe scheiben eingeschlagen einschlag* ' +
    'zerstor* verwust* bruch kracht krachen knallt knallen scheppert zerlegt auseinandernehm* auseinandernimmt',
  weapon:
    '*messer *messern messers pistole* revolver* *gewehr* knarre flinte* waffe* *waffe *waffen axt axte beil ' +
    'hackebeil machete* *schlager schlagstock* schlagring* knuppel* eisenstange* stange brechstange* munition ' +
    'patrone* kugel kugeln armbrust sabel schwert* dolch* klinge klingen skalpell schere bombe* *bombe ' +
    'sprengsatz sprengstoff* spreng* granate* handgranate* molotow* saure salzsaure pfefferspray elektroschock* ' +
    'taser teaser bewaffnet* gurtel holster schrotflinte wumme colt kettensage hammer schraubenzieher ' +
    'schraubendreher prugel baseballschlager* totschlager ' +
    'schreckschuss* katana golfschlager* pflasterstein* backstein* dachlatte* rohrzange* scherben glasscherbe* bewaffnete',
  fire:
    'brand brandsatz* brandstift* *brandanschlag* brandbeschleuniger brenn* brennt brennend* brent anbrenn* ' +
    'abbrenn* abgebrannt niederbrenn* angezundet anzund* anzundet zundet zundeln zundelt zundl* abfackel* ' +
    'fackel* fackelt flamme* feuer feuerzeug* streichholz* streichholzer zundholz* sprit benzin* kanister ' +
    'spiritus grillanzunder rauch qualm* asche lichterloh lunte roter hahn ' +
    'gasflasche* explodier* brandflasche* brandsatze* streichholzschachtel',
  death:
    'sterb* sterm stirb* tot dod tod tode todes tote toten tods todlich leiche* leblos* grab grabe ' +
    'sarg testament* beerdig* begrabnis friedhof jenseits verreck* krepier* erlost erlosung abkratz* nachruf ' +
    'trauerfeier grabstein ' +
    'herrgott heimgehen hoamgeh leichenwagen erlosen',
  suicide:
    'suizid* selbstmord* selbstmort* selbsttot* freitod erhang* erhangt aufgehangt *ritzt ' +
    'ritzen geritzt umbringe lebensmud* lebensmut lebenswillen abschiedsbrief* abschiedszettel ' +
    'abschiedsnachricht* pulsader* uberdosis schlaftablette* schlafmittel* vergiften ertrank* ertrink* ' +
    'schnitte schnittwunden geritzte unterarm handgelenk* totfahren lebensmude',
  means:
    'tablette* pille* pillen packung packungen schachtel medikament* *pillen insulin morphium opiat* tropfen ' +
    'dosis strick seil schlinge gurtel balken dachbalken kabel brucke bruck brucken gelander gleis* schiene* ' +
    'bahndamm bahnsteig zug parkhaus hochhaus dach balkon sims klippe steilhang donau rhein isar elbe neckar ' +
    'spree fluss kanal see wasser garage motor auspuff abgas* gas gashahn gift rattengift frostschutz* ' +
    'badewanne rasierkling* rasiermesser fohn steckdose ' +
    'blister turm kirchturm weiher mosel ostsee meer klippen schlaftabletten antidepress* benzos valium tavor kohlenmonoxid',
  edge: 'spring* springt gesprungen sprung sturz* gesturzt runter hinunter obi runna schluck* geschluckt ' + '',
  despair:
    'sinnlos* sinn hoffnungslos* hoffnung ausweg* verzweifel* verzweiflung kraft kraftlos uberflussig wertlos ' +
    'versager* ballast belastung aufgeben aufgegeben aufgebn sehnsucht erlosung qual* leid ertrag* aushalt* ' +
    'mude miad muad satt dasein existier* aufwach* aufsteh* weiterleb* weitermach* ruhe frieden vermiss* ' +
    'geboren verschwind* verschwunden auslosch* depress* depri traurig weint weinen heult geheult einsam ' +
    'ausgebrannt nutzlos zwecklos aussichtslos resigniert zerbrech* zerbricht zerbrochen kaputt selbsthass schuldgefuhl* lebensunwert',
  farewell:
    'abschied* verabschied* lebewohl lebwohl adieu verzeih* vergeb* vergib zettel ehering verschenkt verschenk* ' +
    'hergeschenkt vermacht ' +
    'testament vermachtnis',
  follow:
    'verfolg* verfolgt verfolgn nachgeh* nachgelaufen nachlauft hinterher hinterherlauft hinterhergeht ' +
    'auflauer* aufgelauert lauert lauern beobacht* nachstell* stalk* stalker* uberwach* ausspah* ausspion* ' +
    'peilsender sender ortungs* gps tracker airtag fotografier* filmt spannt schleicht herumlung* lungert ' +
    'treibt parkt geparkt verfolgung abpasst abgepasst abpassen gefolgt ' +
    'auskundschaft* beschatt* belager* umkreist fernglas drohne observier*',
  threat:
    'droh* droht gedroht drohung* *drohung *drohungen bedroh* bedroht angedroht erpress* erpresst *erpresser* ' +
    'schutzgeld losegeld buss* buessen bereu* heimzahl* rache rachen racht abrechn* fallig erledigt aufpassen ' +
    'aufpasst zustoss* zustosst uberleb* uberlebt ubersteh* ubersteht krieagt erwisch* erwischt schnapp* ' +
    'abstatten ungemutlich warnung ultimatum einschuchter* eingeschuchtert bluhen bluht antun antut antuen ' +
    'antaten angetan antu ' +
    'schweigegeld einschuchterung drangsalier* gedrangt heimgezahlt vergelt* quittung',
  fear:
    'angst angschd panik furcht furchte furchten *angst trau traue traut trauen zittert zittern zitter weint ' +
    'weinen heult schrei schreie schreit schreien brullt brullen gebrullt rumschreit versteck* versteckt ' +
    'eingeschlossen verbarrikadiert verschanzt gefluchtet polizei bullen notruf 110 112 notarzt krankenwagen ' +
    'rettung traumatisiert verstort verangstigt eingesperrt ' +
    'todesangst herzrasen fleht flehen wimmert schluchzt kauert bibbert bedrangt bedraengt belastigt',
  collapse:
    'umgekippt umgefallen zusammengebrochen zusammengesackt zusammengeklappt kollabiert bewusstlos* ohnmachtig* ' +
    'ansprechbar atmet atmung luft rochel* erstick* krampft krampf* herzinfarkt* schlaganfall* allergisch* ' +
    'anaphyl* gelahmt blau bleich verschluckt stromschlag verbruht verbrannt gasgeruch gas explodier* explosion ' +
    'verunglueckt verungluckt',
} as const;

/** Who, where and when it is, what else may be meant, and what takes from it: none of these is a danger alone. */
export const CIRCUMSTANCES = {
  me:
    'ich i isch ick ik mich mi misch mir ma mia mein meine meinem meinen meiner meines mei meim moi moin min ' +
    'selbst selber',
  we: 'uns ons wir mir unser unsere unserem unseren unserer unsre unsrer unseres',
  family:
    'mann ehemann frau ehefrau fro fru weib gatte gattin sohn sohnes bua bub tochter dochter dirndl madl madel ' +
    'maderl moidle bruder bruada brueder bro schwester schwesta sister mutter muada mudder mutti mama mamma ' +
    'mami vater vatta vadder vati papa papi babba bappa oma opa omi enkel* onkel tante neffe nichte cousin* ' +
    'schwager* schwagerin schwieger* stief* verlobt* lebensgefahrt* familie* eltern elternteil kind kinder ' +
    'kindern kleine kleinen kleiner kids baby zwillinge jungste jungster alteste mitbewohner*',
  friend:
    'freund freundin freunde freunden freundes kumpel kumpels bekannte bekannter bekannten nachbar* spezl ' +
    'stammgast stammkunde vereinskollege*',
  staff:
    'kolleg* mitarbeiter* mitarbeitend* angestellt* azubi* auszubildend* azubine lehrling* lehrmadchen kellner* ' +
    'bedienung* servicekraft* koch kochin spuler* chef chefin boss personal team verkaufer* helferin *helferin ' +
    'aushilfe* praktikant* friseur* trainer* barmann barkeeper* turstehe* fahrer fahrerin leute inhaber* wirt ' +
    'wirtin pachter* geschaftsfuhrer* geschaftspartner* partner partnerin gesell* buchhalter*',
  man:
    'er ea typ typen kerl kerle kirl mann manner mo mon herr dame jemand jmd irgendwer einer oana oiner eina ' +
    'eena gast gaste gastes kunde kunden kundin kund patient* fremder fremde unbekannter unbekannte verfasser* ' +
    'rezensent* schreiber* anrufer* exmann exfreund exfrau ex betrunkener besoffener verruckter irrer spinner ' +
    'nachbar konkurrent bewerter der do',
  live: 'leben lebn lebm leb lebe lebt welt erde dasein sein existieren aufwachen morgen da',
  not:
    'nicht nich nit net ned nid nimmer nimma nemma nemme nie niemals nimmermehr kein keine keinen koa koan ' +
    'keiner niemand mehr ohne',
  waits:
    'steht stehen stoht stoat stehd stod wartet warten wartn wart sitzt hockt hocket hockn hangt lungert lauert ' +
    'baut aufgebaut aufgetaucht auftaucht tauchte gekommen komm kommt kimmt vorbei vorbeikommen vorbeikommt ' +
    'vorbeischau*',
  home:
    'haus haustur haustuer wohnung wohnungstur hauseingang eingang tur tuer ture turen ladentur fenster garten ' +
    'hof hinterhof parkplatz auto wagen heimweg nachhauseweg arbeitsweg bushaltestelle haltestelle briefkasten ' +
    'klingel klingelt schule kita kindergarten krippe spielplatz hort laden lodn ladn lokal kneipe wirtshaus ' +
    'werkstatt praxis salon backerei metzgerei cafe buro studio kuche theke bar tresen hinterzimmer lager klo ' +
    'toilette keller umkleide draussen dahoam daheim zuhause hause heim strasse drin adresse privatadresse',
  knows: 'weiss kennt woass woas wois kennen gefunden rausgefunden herausgefunden ausfindig',
  now:
    'gerade grad grade jetzt etz jetz jetza jetzat eben soeben momentan aktuell hier do da herein heute heut ' +
    'abend nacht nachts gleich sofort wieder stunde stunden minute minuten minutentakt standig dauernd jeden ' +
    'jede taglich seit draussen',
  says:
    'sagt sagte gesagt sait sogt sogd gsagt meint meinte gemeint schreibt schrieb geschrieben gschrieben ruft ' +
    'rief anruf anrufe anruft angerufen telefon mail mails whatsapp nachricht nachrichten brief zettel steht ' +
    'ausrichten erzahlt',
  will:
    'will wird werde werd werden wirds mochte mecht mog mag kann konnte konnt wollte wurde soll sollen muss geh ' +
    'geht gehe',
  others: 'ihn ihm dich dir euch sie die den dem ihnen alle allen jeden keinen eahm',
  money: 'geld bargeld euro 5000 10000 zahl zahle zahlen zahlt uberweis*',
  review:
    'bewert* rezension* review* stern* sterne kommentar* text note google* profil eintrag einsen feedback ' +
    'antrag* *antrag loschung losch* meld*',
  product:
    'abo abos vertrag* konto kont* kundig* *frist frist laufzeit preis* kost* rechnung* beleg* formular* ' +
    'passwort login anmeld* code daten karte seite app upload hochlad* lasst account unternehmen filiale',
  asks: 'wie wann wo welche welcher warum wieso wieviel darf kann kannst konnt konnen gibt ob zulassig',
  claims:
    'behaupt* angeblich unterstell* vorwurf* vorgeworfen bezeichnet nannte nennt beschimpf* beleidig* hatte ' +
    'hatten sei seien habe ware waren wurde wurden',
  trade:
    'metzger* fleischer* apotheke* bestatt* schutzenverein schiess* jager jagd* krimi* theater* film* kino* ' +
    'roman* buch spiel* escape* museum grusel* pflegeheim* hospiz* krankenhaus klinik* tierarzt* tierklinik* ' +
    'arzt* zahnarzt* katze hund kampfsport* boxen boxstudio karate judo feuerwehr grill* kamin* ofen pizza ' +
    'kuche schnitzel steak koch burger messerschleifer* waffengeschaft dachdecker* turm',
  idiom:
    'langweil* lach* totgelach* neugier nerven nerv latein kragen nageln bombenstimmung kontor schlagartig ' +
    'ratschlag vorschlag* vorschlagen schlagwort* brandneu feuerprobe todsicher todmude mordsmassig ' +
    'halsabschneid* rufmord rufschadig* sterbenslangweilig totgebraten totgekocht todesstern schlagsahne ' +
    'aufschlag zuschlage preisschlager anschlag zeitdruck hunger durst wartezeit',
  body: 'nase finger zahne maul knochen gesicht schnauze hals kopf wand',
  last: 'letzte letzten letzter',
  regards: 'danke immer wohl servus tschuss entschuldige sorgt kummert kummern',
  nothing:
    'nichts nix keinen niemand niemandem nimmer nimma nemme ende endlich leer leere last schluss wozu wofur ' +
    'schwarz egal finster dunkel',
  mayThreaten:
    'passt pass dran fertig fertich krieg kriege kriegt kriagt holt holen sonst warnt gewarnt passier* passiert ' +
    'erleb* erlebt vorsicht vorsichtig besuch schade',
  help: 'hilfe hilf hilft helft',
  sleep: 'schlafe schlaf schlafen geschlafen einschlafen',
  deceased: 'gestorben verstorben* todesfall* erbe erben nachlass witwe witwer',
  takes: 'nehm nehme nimmt genommen mitgenommen',
  figure: 'killt killen kill morderisch* morder*',
} as const;
