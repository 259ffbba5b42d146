/// The outlines of a PDF's first page and photographs as SVG, which browsers draw. Texts, shades and masks are not read.
struct PDFDrawing {
    /// What is drawn with.
    private struct Pen {
        var place = PDFPlace()
        var fill = "#000000"
        var line = "#000000"
        var fillSpace: String?
        var lineSpace: String?
        var fillOpacity = 1.0
        var lineOpacity = 1.0
        var width = 1.0
        var cap = 0
        var join = 0
        var miter = 10.0
        var dashes: [Double] = []
        /// The number of the area that is drawn in; nil for the whole page.
        var clip: Int?
    }

    private let file: PDFFile
    private var pen = Pen()
    private var kept: [Pen] = []
    private var outline = ""
    private var point = (x: 0.0, y: 0.0)
    private var clipping: String?
    private var clips = ""
    private var clipCount = 0
    private var shapes = ""
    private var isWhole = true
    private var room = 200_000

    /// The most bytes that a file may have, and the most forms that lie in one another.
    private static let (largest, deepest) = (4 << 20, 8)

    /// A file's bytes as SVG; nil where they are no PDF, or where something in it is not outlines.
    static func svg(of bytes: [UInt8]) -> String? {
        guard bytes.count <= largest, let file = PDFFile(bytes), let page = file.page,
            let box = file.resolve(page["MediaBox"])?.list?.compactMap({ file.resolve($0)?.number }), box.count == 4,
            let content = file.content(of: page["Contents"])
        else { return nil }
        let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
        guard width > 0, height > 0, width < 1e5, height < 1e5 else { return nil }
        var drawing = PDFDrawing(file: file)
        // Upwards is what there is downwards here.
        drawing.pen.place = PDFPlace(1, 0, 0, -1, -min(box[0], box[2]), max(box[1], box[3]))
        drawing.draw(content, file.resolve(page["Resources"])?.dictionary ?? [:], depth: 0)
        guard drawing.isWhole else { return nil }
        let size = "\(PDFPlace.text(width)) \(PDFPlace.text(height))"
        let sides = size.split(separator: " ")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(sides[0])" height="\(sides[1])" viewBox="0 0 \(size)">\
            \(drawing.clips.isEmpty ? "" : "<defs>\(drawing.clips)</defs>")\(drawing.shapes)</svg>
            """
    }

    private init(file: PDFFile) { self.file = file }

    private mutating func draw(_ content: [UInt8], _ resources: [String: PDFValue], depth: Int) {
        var reader = PDFReader(content)
        var values: [PDFValue] = []
        while isWhole, let value = reader.next() {
            guard case .word(let word) = value else {
                values.append(value)
                continue
            }
            room -= 1
            guard room > 0 else { return isWhole = false }
            take(word, values, resources, depth)
            values = []
        }
    }

    private mutating func take(_ word: String, _ values: [PDFValue], _ resources: [String: PDFValue], _ depth: Int) {
        let n = values.compactMap(\.number)
        if trace(word, n) || paint(word) || colour(word, n, values, resources) { return }
        switch word {
        case "q": if kept.count < 256 { kept.append(pen) } else { isWhole = false }
        case "Q": if let last = kept.popLast() { pen = last }
        case "cm" where n.count == 6: pen.place = PDFPlace(n[0], n[1], n[2], n[3], n[4], n[5]).then(pen.place)
        case "w" where n.count == 1: pen.width = n[0]
        case "J" where n.count == 1: pen.cap = Int(max(0, min(2, n[0])))
        case "j" where n.count == 1: pen.join = Int(max(0, min(2, n[0])))
        case "M" where n.count == 1: pen.miter = n[0]
        case "d": pen.dashes = values.first?.list?.compactMap(\.number) ?? []
        case "gs": setUp(values.last?.name.flatMap { member($0, of: "ExtGState", resources) })
        case "Do": within(values.last?.name, resources, depth)
        case "BT", "sh", "BI": isWhole = false
        default: break  // marks, and what says how exactly something is drawn
        }
    }

    private func member(_ name: String, of kind: String, _ resources: [String: PDFValue]) -> PDFValue? {
        file.resolve(resources[kind])?.dictionary?[name]
    }

    private mutating func setUp(_ value: PDFValue?) {
        guard let facts = file.resolve(value)?.dictionary else { return }
        if let opacity = file.resolve(facts["ca"])?.number { pen.fillOpacity = opacity }
        if let opacity = file.resolve(facts["CA"])?.number { pen.lineOpacity = opacity }
        if let width = file.resolve(facts["LW"])?.number { pen.width = width }
        if file.resolve(facts["SMask"])?.dictionary != nil { isWhole = false }
    }

    /// A drawing within the drawing, or a photograph.
    private mutating func within(_ name: String?, _ resources: [String: PDFValue], _ depth: Int) {
        guard depth < Self.deepest, let name, let value = member(name, of: "XObject", resources),
            let facts = file.resolve(value)?.dictionary
        else { return isWhole = false }
        if facts["Subtype"]?.name == "Image" { return photograph(value) }
        guard facts["Subtype"]?.name == "Form", let content = file.content(of: value) else { return isWhole = false }
        kept.append(pen)
        let before = kept.count
        if let n = file.resolve(facts["Matrix"])?.list?.compactMap(\.number), n.count == 6 {
            pen.place = PDFPlace(n[0], n[1], n[2], n[3], n[4], n[5]).then(pen.place)
        }
        draw(content, file.resolve(facts["Resources"])?.dictionary ?? resources, depth: depth + 1)
        kept.removeLast(max(0, kept.count - before))
        if let last = kept.popLast() { pen = last }
    }

    /// A photograph fills the square from 0 to 1, its first row at the top.
    private mutating func photograph(_ value: PDFValue) {
        guard let photograph = PDFPhotograph(value, in: file) else { return isWhole = false }
        let place = PDFPlace(1, 0, 0, -1, 0, 1).then(pen.place)
        add(
            "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"\(place.attribute)"
                + " href=\"\(photograph.address)\"/>")
    }

    /// Draws a shape in the area that is drawn in.
    private mutating func add(_ shape: String) {
        shapes += pen.clip.map { "<g clip-path=\"url(#c\($0))\">\(shape)</g>" } ?? shape
    }

    // MARK: - Outlines

    private mutating func trace(_ word: String, _ n: [Double]) -> Bool {
        switch (word, n.count) {
        case ("m", 2): add("M", n)
        case ("l", 2): add("L", n)
        case ("c", 6): add("C", n)
        case ("v", 4): add("C", [point.x, point.y] + n)
        case ("y", 4): add("C", n + n.suffix(2))
        case ("h", _): outline += "Z"
        case ("re", 4):
            add("M", [n[0], n[1]])
            outline += "h\(PDFPlace.text(n[2]))v\(PDFPlace.text(n[3]))h\(PDFPlace.text(-n[2]))Z"
        case ("W", _): clipping = "nonzero"
        case ("W*", _): clipping = "evenodd"
        default: return false
        }
        return true
    }

    private mutating func add(_ letter: String, _ n: [Double]) {
        outline += letter + n.map(PDFPlace.text).joined(separator: " ")
        point = (n[n.count - 2], n[n.count - 1])
    }

    private mutating func paint(_ word: String) -> Bool {
        switch word {
        case "n": finish(fill: nil, line: false)
        case "f", "F": finish(fill: "nonzero", line: false)
        case "f*": finish(fill: "evenodd", line: false)
        case "S": finish(fill: nil, line: true)
        case "B": finish(fill: "nonzero", line: true)
        case "B*": finish(fill: "evenodd", line: true)
        case "s", "b", "b*":
            outline += "Z"
            finish(fill: ["b": "nonzero", "b*": "evenodd"][word], line: true)
        default: return false
        }
        return true
    }

    private mutating func finish(fill: String?, line: Bool) {
        if fill != nil || line, !outline.isEmpty {
            let words = line ? " " + lineWords : ""
            add("<path d=\"\(outline)\"\(pen.place.attribute) \(fillWords(fill))\(words)/>")
        }
        if let clipping {
            clipCount += 1
            let within = pen.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
            let shape = "<path d=\"\(outline)\"\(pen.place.attribute) clip-rule=\"\(clipping)\"/>"
            clips += "<clipPath id=\"c\(clipCount)\"\(within)>\(shape)</clipPath>"
            pen.clip = clipCount
        }
        (outline, clipping) = ("", nil)
    }

    private func fillWords(_ rule: String?) -> String {
        guard let rule else { return "fill=\"none\"" }
        let opacity = pen.fillOpacity < 1 ? " fill-opacity=\"\(PDFPlace.text(pen.fillOpacity))\"" : ""
        return "fill=\"\(pen.fill)\"\(opacity)" + (rule == "evenodd" ? " fill-rule=\"evenodd\"" : "")
    }

    private var lineWords: String {
        let (ends, corners) = (["butt", "round", "square"], ["miter", "round", "bevel"])
        var words = "stroke=\"\(pen.line)\" stroke-width=\"\(PDFPlace.text(pen.width))\""
        words += " stroke-linecap=\"\(ends[pen.cap])\" stroke-linejoin=\"\(corners[pen.join])\""
        words += " stroke-miterlimit=\"\(PDFPlace.text(pen.miter))\""
        if pen.lineOpacity < 1 { words += " stroke-opacity=\"\(PDFPlace.text(pen.lineOpacity))\"" }
        if !pen.dashes.isEmpty {
            words += " stroke-dasharray=\"\(pen.dashes.map(PDFPlace.text).joined(separator: " "))\""
        }
        return words
    }

    // MARK: - Colours

    private mutating func colour(
        _ word: String, _ n: [Double], _ values: [PDFValue], _ resources: [String: PDFValue]
    ) -> Bool {
        switch word {
        case "g", "rg", "k": pen.fill = Self.colour(n) ?? pen.fill
        case "G", "RG", "K": pen.line = Self.colour(n) ?? pen.line
        case "cs": pen.fillSpace = space(values.last?.name, resources)
        case "CS": pen.lineSpace = space(values.last?.name, resources)
        case "sc", "scn":
            guard pen.fillSpace == nil, let colour = Self.colour(n) else { isWhole = false; return true }
            pen.fill = colour
        case "SC", "SCN":
            guard pen.lineSpace == nil, let colour = Self.colour(n) else { isWhole = false; return true }
            pen.line = colour
        default: return false
        }
        return true
    }

    /// The kind of a space whose numbers are no grey, red, green and blue, or inks; nil for one of these.
    private func space(_ name: String?, _ resources: [String: PDFValue]) -> String? {
        guard let name else { return nil }
        let value = file.resolve(member(name, of: "ColorSpace", resources))
        let kind = value?.name ?? file.resolve(value?.list?.first)?.name ?? name
        let plain: Set = [
            "ICCBased", "DeviceRGB", "DeviceGray", "DeviceCMYK", "CalRGB", "CalGray", "G", "RGB", "CMYK",
        ]
        return plain.contains(kind) ? nil : kind
    }

    /// One number is a grey, three are red, green and blue, four are inks.
    private static func colour(_ n: [Double]) -> String? {
        let parts: [Double]
        switch n.count {
        case 1: parts = [n[0], n[0], n[0]]
        case 3: parts = n
        case 4: parts = n.prefix(3).map { (1 - $0) * (1 - n[3]) }
        default: return nil
        }
        let bytes = parts.map { part in
            let text = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + bytes.joined()
    }
}
