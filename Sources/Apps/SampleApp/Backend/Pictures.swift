/// The SVG images of the backend. They fill the available space without cropping anything important.
enum Pictures {
    /// Returns the image of a bicycle in its colours.
    static func portrait(of bike: Bike) -> String {
        drawing(
            """
            <rect width="100%" height="100%" fill="\(bike.ground)"/>\
            <rect y="81.7%" width="100%" height="18.3%" fill="\(bike.frame)" opacity=".12"/>\
            <svg viewBox="0 0 360 240"><circle cx="290" cy="54" r="26" fill="#ffffff" opacity=".75"/>\
            \(bicycle(frame: bike.frame))\(extras(of: bike))</svg>
            """)
    }

    /// The image at the top of the first screen.
    static let hero = drawing(
        """
        <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7C873"/>\
        <stop offset="1" stop-color="#F3E4C8"/></linearGradient></defs>\
        <rect width="100%" height="100%" fill="url(#s)"/>\
        <svg viewBox="0 0 720 340" preserveAspectRatio="xMaxYMid"><circle cx="560" cy="110" r="58" fill="#FFF6DF"/></svg>\
        <svg viewBox="0 0 720 340" preserveAspectRatio="none">\
        <path d="M0 240Q120 160 250 220T500 200T720 230V340H0z" fill="#5C9A7B"/>\
        <path d="M0 280Q180 230 360 275T720 270V340H0z" fill="#0B6E4F"/></svg>\
        <svg viewBox="0 0 720 340" preserveAspectRatio="xMaxYMid"><g transform="translate(330 86) scale(.92)">\
        \(bicycle(frame: "#1E2421"))</g></svg>\
        <svg viewBox="0 0 720 340" preserveAspectRatio="xMinYMid" font-family="Georgia,serif" fill="#1E2421">\
        <text x="40" y="102" font-size="76" font-weight="700">Roda</text>\
        <text x="44" y="144" font-size="27">Bicycles by the day</text></svg>
        """)

    /// The three stations on a town map.
    static let map = drawing(
        """
        <rect width="100%" height="100%" fill="#EAE5D9"/><svg viewBox="0 0 720 420" preserveAspectRatio="none">\
        <path d="M-20 330C160 260 240 420 420 330S640 210 760 250V440H-20z" fill="#A9CBE0"/>\
        <g stroke="#fff" stroke-width="16" fill="none"><path d="M60-20V440M250-20V440M480-20V440M640-20V440"/>\
        <path d="M-20 90H740M-20 210H740"/></g>\
        <rect x="276" y="108" width="180" height="84" rx="10" fill="#BFD8B4"/></svg>\
        \(station(1, x: "34.7%", y: "21.4%"))\(station(2, x: "66.7%", y: "50%"))\(station(3, x: "88.9%", y: "21.4%"))
        """)

    /// Returns an SVG image with this content. It has no intrinsic size, so that the image takes the size of its view.
    private static func drawing(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100%\" height=\"100%\">\(content)</svg>"
    }

    private static func station(_ number: Int, x: String, y: String) -> String {
        """
        <circle cx="\(x)" cy="\(y)" r="12" fill="#0B6E4F"/><text x="\(x)" y="\(y)" dy="4.5" text-anchor="middle" \
        font-family="sans-serif" font-size="13" font-weight="700" fill="#fff">\(number)</text>
        """
    }

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
