import Foundation
import InterfaceModel

/// An image in an app's resources.
struct BundledPicture: Equatable {
    /// The name by which code requests it.
    let name: String
    let file: URL
    /// The media type of the displayed data.
    let type: String
    /// The number of pixels per point.
    let scale: Int
    /// Whether only the shape of the image is used.
    let isTemplate: Bool
    /// The SVG that is shown in place of the file, because browsers cannot display it: the first page of a PDF, or a
    /// symbol. Nil for other files.
    let drawing: String?
    /// Whether the image is a file directly in the bundle, which code can also read as a file.
    private(set) var isLoose = false

    /// The suffix of the name of an image's dark mode variant.
    static let inTheDark = "~dark"

    /// Creates an image from a file; nil if browsers cannot display it.
    init?(_ name: String, file: URL, scale: Int, isTemplate: Bool = false) {
        guard var type = Self.types[file.pathExtension.lowercased()] else { return nil }
        drawing = type == Self.drawn ? PDFDrawing.svg(of: file) : nil
        if type == Self.drawn {
            guard drawing != nil else { return nil }
            type = "image/svg+xml"
        }
        (self.name, self.file, self.type, self.scale, self.isTemplate) = (name, file, type, max(1, scale), isTemplate)
    }

    /// Creates an image from the template of a symbol; nil if the file is not such a template.
    init?(symbol name: String, _ file: URL) {
        guard let drawing = SymbolDrawing.svg(of: file) else { return nil }
        (self.name, self.file, self.drawing) = (name, file, drawing)
        (type, scale, isTemplate) = ("image/svg+xml", 1, true)
    }

    /// Creates an image from a file directly in the bundle. `logo@2x.png` has the name `logo`. Nil if browsers cannot
    /// display the file.
    init?(loose file: URL) {
        var name = file.deletingPathExtension().lastPathComponent
        var scale = 1
        for points in [2, 3] where name.hasSuffix("@\(points)x") {
            name.removeLast(3)
            scale = points
        }
        self.init(name, file: file, scale: scale)
        isLoose = true
    }

    private static let types = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "svg": "image/svg+xml", "pdf": drawn,
    ]
    /// The media type of files that browsers cannot display and that `PDFDrawing` converts.
    private static let drawn = "application/pdf"

    /// Returns whether a file is an image, judged by its name.
    static func isPicture(_ file: URL) -> Bool { types[file.pathExtension.lowercased()] != nil }
}

/// A colour in an app's resources: red, green, blue and opacity, each from 0 to 1.
struct BundledColor: Equatable {
    /// The name by which code requests it.
    let name: String
    let light: [Double]
    /// The colour in dark mode; nil if it is the same as otherwise.
    let dark: [Double]?
    /// The name of a system colour, such as `systemRedColor`, that is used instead of the components; nil if the app
    /// defines the colour itself.
    var reference: String?
}

/// The resources of an app.
struct BundledResources {
    private(set) var pictures: [BundledPicture] = []
    private(set) var colors: [BundledColor] = []
    /// The localized strings, by language, table and key.
    private(set) var texts: [String: [String: [String: BundledText]]] = [:]
    /// The app's storyboards and nibs.
    private(set) var interfaces = InterfaceFiles()
    /// The class names used in storyboards and nibs.
    private(set) var classes: Set<String> = []
    /// Other files in the bundle that code can read.
    private(set) var files: [BundledFile] = []
    /// The Info.plist as XML; nil if it is empty.
    let info: String?
    /// Sentences about the parts that were not imported.
    private(set) var notes: [String] = []

    /// Returns whether a file or folder is a resource, judged by its name.
    static func isResource(_ file: URL) -> Bool {
        file.pathExtension == "xcassets" || BundledPicture.isPicture(file) || StringTables.isTable(file)
            || InterfaceTables.isInterface(file) || DataModel.isModel(file) || BundledFile.isLikely(file)
    }

    /// The file types that need no copy and no note, because only the system reads them or Xcode compiles them.
    private static let silent: Set = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodeld", "xcdatamodel", "xcprivacy",
        "intentdefinition",
    ]

    /// Reads the resources and the Info.plist.
    ///
    /// Of an image, the file with the highest scale is used. If several resources have the same name, the first one is
    /// used.
    init(_ resources: [URL], info: InfoPlist = InfoPlist()) {
        self.info = info.text
        var room = BundledFile.mostInAll
        var loose: [BundledPicture] = []
        for resource in resources {
            if resource.pathExtension == "xcassets" {
                guard FileManager.default.fileExists(atPath: resource.path) else {
                    notes.append("\(resource.path) does not exist")
                    continue
                }
                let catalogue = AssetCatalogue(resource)
                pictures += catalogue.pictures
                colors += catalogue.colors
                add(catalogue.files, within: &room)
                notes += catalogue.notes
            } else if let picture = BundledPicture(loose: resource) {
                if FileManager.default.isReadableFile(atPath: resource.path) {
                    loose.append(picture)
                } else {
                    notes.append("\(resource.path) cannot be read")
                }
            } else if DataModel.isModel(resource) {
                if let model = DataModel.bundled(resource) { add([model], within: &room) }
            } else if !Self.silent.contains(resource.pathExtension) {
                guard FileManager.default.fileExists(atPath: resource.path) else {
                    notes.append("\(resource.path) does not exist")
                    continue
                }
                add(BundledFile.all(of: resource), within: &room)
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

    private mutating func add(_ found: [BundledFile], within room: inout Int) {
        for file in found {
            let size = (try? file.file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? Int.max
            guard size <= BundledFile.most, size <= room else {
                notes.append("\(file.file.path) is too large for the program")
                continue
            }
            room -= size
            files.append(file)
        }
    }

    /// The files that code can read, with their paths in the bundle. The index is a position in the list of all images
    /// followed by the other files.
    var readable: [(path: String, index: Int)] {
        let loose = pictures.enumerated().filter { $1.isLoose && $1.drawing == nil }
        return files.enumerated().map { ($1.path, pictures.count + $0) }
            + loose.map { ($1.file.lastPathComponent, $0) }
    }

    /// Whether there are no resources.
    var isEmpty: Bool {
        pictures.isEmpty && colors.isEmpty && texts.isEmpty && interfaces.isEmpty && files.isEmpty && info == nil
    }
}
