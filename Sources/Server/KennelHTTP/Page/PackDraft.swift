/// A pack whose version is not known yet. The version is part of the paths of packs.
///
/// The version is the fingerprint of all packs, computed with gaps in its own places. The gaps are filled afterwards,
/// so that no text is generated twice.
struct PackDraft {
    /// The name of the pack, such as `main`.
    let name: String
    private let folder: String
    private var done: [String] = []
    private var open = ""

    init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }

    mutating func add(_ text: some StringProtocol) {
        open += text
    }

    /// Appends a placeholder for the pack's version, which is computed from its text.
    mutating func addVersion() {
        done.append(open)
        open = ""
    }

    /// Adds the name and the text, with its gaps, to a fingerprint.
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(name.utf8)
        for text in done + [open] {
            fingerprint.add([0])
            fingerprint.add(text.utf8)
        }
    }

    /// Returns the path of the pack.
    func address(version: String) -> String { "\(folder)\(name).\(version).js" }

    /// Returns the pack's text with the version filled in.
    func text(version: String) -> String { (done + [open]).joined(separator: version) }
}
