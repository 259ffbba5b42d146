import Foundation

/// The images, colours and data of an `.xcassets` folder that are supported.
struct AssetCatalogue {
    private(set) var pictures: [BundledPicture] = []
    private(set) var colors: [BundledColor] = []
    /// The files of data sets, which `NSDataAsset` finds in the folder `Assets.car` of the bundle.
    private(set) var files: [BundledFile] = []
    /// Sentences about the parts that were not imported.
    private(set) var notes: [String] = []

    /// Reads the catalogue in a folder; parts that cannot be read are reported in `notes`.
    init(_ folder: URL) { read(folder, prefix: "", depth: 0) }

    /// The maximum depth of folders in a catalogue.
    private static let deepest = 32
    /// The kinds of sets that are ignored without a note, because only the system uses them.
    private static let silent: Set = ["appiconset", "launchimage", "brandassets", "stickersiconset", "iconset"]

    private mutating func read(_ folder: URL, prefix: String, depth: Int) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") {
            let place = folder.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue
            else { continue }
            let own = prefix + place.deletingPathExtension().lastPathComponent
            switch place.pathExtension {
            case "imageset": addPicture(own, from: place)
            case "symbolset": addSymbol(own, from: place)
            case "colorset": addColor(own, from: place)
            case "dataset": addData(own, from: place)
            case let kind where Self.silent.contains(kind): break
            case "":
                guard depth < Self.deepest else {
                    notes.append("\(place.path) is nested deeper than \(Self.deepest) folders in its catalogue")
                    continue
                }
                let isNamespace = contents(of: place, isNeeded: false)?.properties?.isNamespace == true
                read(place, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
            default: notes.append("\(place.path) is a kind of asset that is not supported")
            }
        }
    }

    private mutating func contents(of set: URL, isNeeded: Bool = true) -> AssetContents? {
        let file = set.appending(path: "Contents.json")
        guard let data = try? Data(contentsOf: file) else {
            if isNeeded { notes.append("\(file.path) cannot be read") }
            return nil
        }
        do {
            return try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            notes.append("\(file.path) is not in the format of a catalogue")
            return nil
        }
    }

    private mutating func addPicture(_ name: String, from set: URL) {
        guard let contents = contents(of: set) else { return }
        guard let image = contents.bestImage(isDark: false) else {
            return notes.append("the picture \"\(name)\" has no file in \(set.path)")
        }
        add(image, named: name, in: set, isTemplate: contents.isTemplate)
        // A template image uses only its shape, which is the same in dark mode.
        if !contents.isTemplate, let dark = contents.bestImage(isDark: true) {
            add(dark, named: name + BundledPicture.inTheDark, in: set, isTemplate: false)
        }
    }

    private mutating func add(_ image: AssetContents.Image, named name: String, in set: URL, isTemplate: Bool) {
        guard let file = image.filename else { return }
        let place = set.appending(path: file)
        guard FileManager.default.isReadableFile(atPath: place.path) else {
            return notes.append("the picture \"\(name)\" names \(place.path), which cannot be read")
        }
        guard let picture = BundledPicture(name, file: place, scale: image.points, isTemplate: isTemplate) else {
            let advice = place.pathExtension.lowercased() == "pdf" ? PDFDrawing.advice : "export it as SVG or PNG"
            return notes.append("the picture \"\(name)\" has a file that is not supported, \(place.path): \(advice)")
        }
        pictures.append(picture)
    }

    /// Adds a symbol as a template image, because code requests symbols by name like images, and uses only their shape.
    private mutating func addSymbol(_ name: String, from set: URL) {
        guard let contents = contents(of: set) else { return }
        guard let file = contents.symbols?.compactMap(\.filename).first else {
            return notes.append("the symbol \"\(name)\" has no file in \(set.path)")
        }
        guard let picture = BundledPicture(symbol: name, set.appending(path: file)) else {
            return notes.append(
                "the symbol \"\(name)\" is not a symbol template of Xcode: \(set.path)/\(file)")
        }
        pictures.append(picture)
    }

    private mutating func addData(_ name: String, from set: URL) {
        guard let contents = contents(of: set) else { return }
        guard let file = contents.data?.compactMap(\.filename).first else {
            return notes.append("the data set \"\(name)\" has no file in \(set.path)")
        }
        let place = set.appending(path: file)
        guard FileManager.default.isReadableFile(atPath: place.path) else {
            return notes.append("the data set \"\(name)\" names \(place.path), which cannot be read")
        }
        files.append(BundledFile(path: "Assets.car/\(name)", file: place))
    }

    private mutating func addColor(_ name: String, from set: URL) {
        guard let contents = contents(of: set) else { return }
        // Xcode's templates contain an accent colour without a value, which stands for the system's colour.
        if contents.hasNoColors { return }
        if let reference = contents.colorReference {
            return colors.append(BundledColor(name: name, light: [], dark: nil, reference: reference))
        }
        guard let light = contents.color(isDark: false) else {
            return notes.append("the colour \"\(name)\" has no value that is supported: \(set.path)")
        }
        colors.append(BundledColor(name: name, light: light, dark: contents.color(isDark: true)))
    }
}
