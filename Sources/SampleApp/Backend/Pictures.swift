/// Drawings the backend serves, as SVG.
enum Pictures {
    /// A bicycle in its colours.
    static func portrait(of bike: Bike) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="360" height="240">\
        <rect width="360" height="240" fill="\(bike.ground)"/>\
        <circle cx="290" cy="54" r="26" fill="#ffffff" opacity=".75"/>\
        <path d="M0 196h360v44H0z" fill="\(bike.frame)" opacity=".12"/>\
        \(bicycle(frame: bike.frame))\(extras(of: bike))</svg>
        """
    }

    /// The picture on top of the first screen.
    static let hero = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360">\
        <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7C873"/>\
        <stop offset="1" stop-color="#F3E4C8"/></linearGradient></defs>\
        <rect width="720" height="360" fill="url(#s)"/><circle cx="560" cy="120" r="58" fill="#FFF6DF"/>\
        <path d="M0 250Q120 170 250 230T500 210T720 240V360H0z" fill="#5C9A7B"/>\
        <path d="M0 290Q180 240 360 285T720 280V360H0z" fill="#0B6E4F"/>\
        <g transform="translate(330 96) scale(.92)">\(bicycle(frame: "#1E2421"))</g>\
        <text x="40" y="112" font-family="Georgia,serif" font-size="76" font-weight="700" fill="#1E2421">Roda</text>\
        <text x="44" y="154" font-family="Georgia,serif" font-size="27" fill="#1E2421">Bicycles by the day</text></svg>
        """

    /// The three stations on a plan of the town.
    static let map = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" width="720" height="420">\
        <rect width="720" height="420" fill="#EAE5D9"/>\
        <path d="M-20 330C160 260 240 420 420 330S640 210 760 250V440H-20z" fill="#A9CBE0"/>\
        <g stroke="#fff" stroke-width="16" fill="none"><path d="M60-20V440M250-20V440M480-20V440M640-20V440"/>\
        <path d="M-20 90H740M-20 210H740"/></g>\
        <rect x="276" y="108" width="180" height="84" rx="10" fill="#BFD8B4"/>\
        <g fill="#0B6E4F"><circle cx="250" cy="90" r="22"/><circle cx="480" cy="210" r="22"/>\
        <circle cx="640" cy="90" r="22"/></g>\
        <g fill="#fff" font-family="sans-serif" font-size="24" font-weight="700" text-anchor="middle">\
        <text x="250" y="99">1</text><text x="480" y="219">2</text><text x="640" y="99">3</text></g></svg>
        """

    private static func bicycle(frame: String) -> String {
        """
        <g fill="none" stroke-linecap="round" stroke-linejoin="round">\
        <g stroke="#1E2421" stroke-width="7"><circle cx="100" cy="164" r="46"/><circle cx="258" cy="164" r="46"/></g>\
        <g stroke="#1E2421" stroke-width="1.5" opacity=".5"><path d="M100 118v92M54 164h92M67 131l66 66M133 131l-66 66"/>\
        <path d="M258 118v92M212 164h92M225 131l66 66M291 131l-66 66"/></g>\
        <path d="M100 164l42-74h84l32 74M142 90l36 74h-78M178 164l48-74" stroke="\(frame)" stroke-width="9"/>\
        <path d="M226 90l-8-24h28M142 90l-8-20" stroke="#1E2421" stroke-width="7"/>\
        <path d="M116 68h38" stroke="#1E2421" stroke-width="11"/><circle cx="178" cy="164" r="12" fill="#1E2421"/></g>
        """
    }

    private static func extras(of bike: Bike) -> String {
        switch bike.kind {
        case "Cargo": "<path d=\"M236 92h86l-10 48h-66z\" fill=\"\(bike.frame)\" opacity=\".85\"/>"
        case "Electric": "<path d=\"M178 100l-18 32h14l-6 26 22-34h-15l9-24z\" fill=\"#F7C873\"/>"
        case "City": "<path d=\"M232 62h44l-7 30h-30z\" fill=\"#C99A5B\"/>"
        case "Children": "<path d=\"M74 118V40l34 14-34 14\" fill=\"#97233F\" stroke=\"#1E2421\" stroke-width=\"3\"/>"
        case "Tandem":
            "<path d=\"M176 66h38M195 66l-6 24\" stroke=\"#1E2421\" stroke-width=\"10\" stroke-linecap=\"round\"/>"
        default: ""
        }
    }
}
