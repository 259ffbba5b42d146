import Foundation
import InterfaceModel

/// A picture that comes with an app.
struct BundledPicture: Equatable {
    /// What code asks for it by.
    let name: String
    let file: URL
    /// The media type of what is shown.
    let type: String
    /// How many of its pixels make a point.
    let scale: Int
    /// Whether only its shape counts.
    let isTemplate: Bool
    /// What is shown for the file, where no browser draws it as it lies there: a PDF's first page, or a symbol of a
    /// template, as SVG.
    let drawing: String?
    /// Whether it lies in the bundle by itself, where code may read it as a file.
    private(set) var isLoose = false

    /// What the name of a picture that another one is shown as in the dark ends with.
    static let inTheDark = "~dark"

    /// A picture in a file; nil where no browser draws such a one.
    init?(_ name: String, _ file: URL, scale: Int, isTemplate: Bool = false) {
        guard var type = Self.types[file.pathExtension.lowercased()] else { return nil }
        drawing = type == Self.drawn ? PDFDrawing.svg(of: file) : nil
        if type == Self.drawn {
            guard drawing != nil else { return nil }
            type = "image/svg+xml"
        }
        (self.name, self.file, self.type, self.scale, self.isTemplate) = (name, file, type, max(1, scale), isTemplate)
    }

    /// A symbol in a template; nil where the file is none.
    init?(symbol name: String, _ file: URL) {
        guard let drawing = SymbolDrawing.svg(of: file) else { return nil }
        (self.name, self.file, self.drawing) = (name, file, drawing)
        (type, scale, isTemplate) = ("image/svg+xml", 1, true)
    }

    /// A picture that lies in the bundle by itself: `logo@2x.png` is `logo`.
    init?(loose file: URL) {
        var name = file.deletingPathExtension().lastPathComponent
        var scale = 1
        for points in [2, 3] where name.hasSuffix("@\(points)x") {
            name.removeLast(3)
            scale = points
        }
        self.init(name, file, scale: scale)
        isLoose = true
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "pdf": drawn,
    ]
    /// The type of what browsers do not draw, and `PDFDrawing` reads.
    private static let drawn = "application/pdf"

    /// Whether a file is a picture by its name.
    static func isPicture(_ file: URL) -> Bool { types[file.pathExtension.lowercased()] != nil }
}

/// A colour that comes with an app: red, green, blue and opacity, each from 0 to 1.
struct BundledColor: Equatable {
    /// What code asks for it by.
    let name: String
    let light: [Double]
    /// Where it is another in the dark.
    let dark: [Double]?
}

/// What comes with an app besides its code.
struct BundledResources {
    private(set) var pictures: [BundledPicture] = []
    private(set) var colors: [BundledColor] = []
    /// The texts, by language, table and key.
    private(set) var texts: [String: [String: [String: BundledText]]] = [:]
    /// The storyboards and nibs.
    private(set) var interfaces = InterfaceFiles()
    /// The classes that these name.
    private(set) var classes: Set<String> = []
    /// What code may read besides.
    private(set) var files: [BundledFile] = []
    /// The Info.plist as XML; nil where it says nothing.
    let info: String?
    /// What is not taken over, a sentence each.
    private(set) var notes: [String] = []

    /// Whether a file or folder is taken along, by its name.
    static func takes(_ file: URL) -> Bool {
        file.pathExtension == "xcassets" || BundledPicture.isPicture(file) || StringTables.isTable(file)
            || InterfaceTables.isInterface(file) || DataModel.isModel(file) || BundledFile.isLikely(file)
    }

    /// Kinds that only the system reads, or that Xcode makes something else of.
    private static let silent: Set = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcprivacy",
        "intentdefinition",
    ]

    /// Reads what lies in a bundle, and what its Info.plist says. The sharpest of a picture's files counts; of two of
    /// one name, the first.
    init(_ resources: [URL], _ info: InfoPlist = InfoPlist()) {
        self.info = info.text
        var room = BundledFile.mostInAll
        var loose: [BundledPicture] = []
        for resource in resources {
            if resource.pathExtension == "xcassets" {
                guard FileManager.default.fileExists(atPath: resource.path) else {
                    notes.append("\(resource.path) is not there")
                    continue
                }
                let catalogue = AssetCatalogue(resource)
                pictures += catalogue.pictures
                colors += catalogue.colors
                notes += catalogue.notes
            } else if let picture = BundledPicture(loose: resource) {
                if FileManager.default.isReadableFile(atPath: resource.path) {
                    loose.append(picture)
                } else {
                    notes.append("\(resource.path) cannot be read")
                }
            } else if DataModel.isModel(resource) {
                if let model = DataModel.bundled(resource) { add([model], &room) }
            } else if !Self.silent.contains(resource.pathExtension) {
                guard FileManager.default.fileExists(atPath: resource.path) else {
                    notes.append("\(resource.path) is not there")
                    continue
                }
                add(BundledFile.all(of: resource), &room)
            }
        }
        let tables = StringTables(resources.filter(StringTables.isTable))
        texts = tables.texts
        notes += tables.notes
        let drawn = InterfaceTables(resources.filter(InterfaceTables.isInterface), main: info.mainStoryboard)
        (interfaces, classes) = (drawn.files, drawn.classes)
        notes += drawn.notes
        pictures += loose.sorted { ($0.name, $1.scale) < ($1.name, $0.scale) }
        var known: Set<String> = []
        pictures = pictures.filter { known.insert($0.name).inserted }
        known = []
        colors = colors.filter { known.insert($0.name).inserted }
    }

    private mutating func add(_ found: [BundledFile], _ room: inout Int) {
        for file in found {
            let size = (try? file.file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? Int.max
            guard size <= BundledFile.most, size <= room else {
                notes.append("\(file.file.path) is too large to go into the program")
                continue
            }
            room -= size
            files.append(file)
        }
    }

    /// The files that code may read, by their place in the bundle: what they are behind all pictures, or which picture.
    var readable: [(path: String, index: Int)] {
        let loose = pictures.enumerated().filter { $1.isLoose && $1.drawing == nil }
        return files.enumerated().map { ($1.path, pictures.count + $0) }
            + loose.map { ($1.file.lastPathComponent, $0) }
    }

    /// Whether nothing comes with the code.
    var isEmpty: Bool {
        pictures.isEmpty && colors.isEmpty && texts.isEmpty && interfaces.isEmpty && files.isEmpty && info == nil
    }
}
