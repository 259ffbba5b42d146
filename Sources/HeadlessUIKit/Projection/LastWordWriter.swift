/// Holds declarations back until the view has said everything, and passes on the last word about each.
final class LastWordWriter: PropertyWriter {
    private let base: any PropertyWriter
    private var styles: [(property: String, value: String?)] = []

    init(_ base: any PropertyWriter) { self.base = base }

    func string(_ name: String, _ value: String?) { base.string(name, value) }
    func bool(_ name: String, _ value: Bool) { base.bool(name, value) }
    func number(_ name: String, _ value: Double?) { base.number(name, value) }

    func style(_ property: String, _ value: String?) {
        styles.removeAll { $0.property == property }
        styles.append((property, value))
    }

    func flush() { for style in styles { base.style(style.property, style.value) } }
}
