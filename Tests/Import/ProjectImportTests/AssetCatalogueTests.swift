import Foundation
import Testing

@testable import ProjectImport

@Suite("Asset catalogues")
struct AssetCatalogueTests {
    private let place = Place()

    private func read(_ files: [String: String]) throws -> BundledResources {
        try place.write(Dictionary(uniqueKeysWithValues: files.map { ("Art.xcassets/\($0)", $1) }))
        return BundledResources([URL(filePath: place.path("Art.xcassets"))])
    }

    private func picture(_ files: String, _ properties: String = "{}") -> String {
        #"{"images": [\#(files)], "properties": \#(properties), "info": {"version": 1}}"#
    }

    @Test func `SVG wins over pixels, higher scales over lower ones, and iPad images are ignored`() throws {
        let read = try read([
            "drawn.imageset/Contents.json": picture(
                #"{"filename": "a@3x.png", "scale": "3x"}, {"filename": "a.svg", "idiom": "universal"}"#),
            "drawn.imageset/a.svg": "<svg/>", "drawn.imageset/a@3x.png": "png",
            "sharp.imageset/Contents.json": picture(
                #"""
                {"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}, {"scale": "3x"},
                {"filename": "c.png", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"filename": "d.png", "scale": "3x", "idiom": "ipad"}
                """#, #"{"template-rendering-intent": "template"}"#),
            "sharp.imageset/b.png": "png",
            "night.imageset/Contents.json": picture(
                #"""
                {"filename": "day.png"},
                {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                """#),
            "night.imageset/day.png": "png", "night.imageset/night.png": "png",
        ])
        #expect(read.notes == [])
        #expect(read.pictures.map(\.name) == ["drawn", "night", "night~dark", "sharp"])
        #expect(read.pictures.map(\.file.lastPathComponent) == ["a.svg", "day.png", "night.png", "b.png"])
        #expect(read.pictures.map(\.type) == ["image/svg+xml", "image/png", "image/png", "image/png"])
        #expect(read.pictures.map(\.scale) == [1, 1, 1, 2])
        #expect(read.pictures.map(\.isTemplate) == [false, false, false, true])
    }

    @Test func `A symbol set becomes a template image of its regular, medium-sized drawing`() throws {
        let template = #"""
            <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <style>.a { fill: red }</style>
            <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/><line id="Capline-M" y1="1055.5"/>
            <path id="left-margin-Regular-M" d="M 1390 1030 L 1390 1150"/><line id="right-margin-Regular-M" x1="1510"/></g>
            <g id="Symbols"><g id="Black-S"><path d="M0 0"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 1390 1126)"><path class="a" d="M 1 2 L 3 4 Z"/><text>no</text></g></g>
            </svg>
            """#
        let read = try read([
            "loaf.symbolset/Contents.json": #"{"symbols": [{"filename": "loaf.svg", "idiom": "universal"}]}"#,
            "loaf.symbolset/loaf.svg": template,
            "crumb.symbolset/Contents.json": #"{"symbols": [{"filename": "crumb.svg"}]}"#,
            "crumb.symbolset/crumb.svg": "<svg/>",
            "none.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal"}]}"#,
        ])
        #expect(read.pictures.map(\.name) == ["loaf"] && read.pictures[0].isTemplate)
        #expect(
            read.pictures[0].drawing
                == #"<svg xmlns="http://www.w3.org/2000/svg" width="20.333333333333332" height="20.0" "#
                + #"viewBox="1390.0 1031.75 120.0 118.0"><g transform="matrix(1 0 0 1 1390 1126)">"#
                + #"<path d="M 1 2 L 3 4 Z"></path></g></svg>"#)
        #expect(read.notes.count == 2)
        #expect(read.notes[0].hasPrefix(#"the symbol "crumb" is not a symbol template"#))
        #expect(read.notes[1].hasPrefix(#"the symbol "none" has no file"#))
    }

    @Test func `A folder with a namespace is part of the name, and app icons are ignored`() throws {
        let one = picture(#"{"filename": "a.png"}"#)
        let read = try read([
            "Plain/one.imageset/Contents.json": one, "Plain/one.imageset/a.png": "png",
            "Till/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Till/In/two.imageset/Contents.json": one, "Till/In/two.imageset/a.png": "png",
            "AppIcon.appiconset/Contents.json": picture(#"{"size": "20x20"}"#),
        ])
        #expect(read.pictures.map(\.name) == ["one", "Till/two"] && read.notes == [])
    }

    @Test func `Colours are read in every notation, for light and dark appearance`() throws {
        func entry(_ components: String, _ more: String = "") -> String {
            #"{"idiom": "universal"\#(more), "color": {"color-space": "srgb", "components": \#(components)}}"#
        }
        func only(_ luminosity: String) -> String {
            #", "appearances": [{"appearance": "luminosity", "value": "\#(luminosity)"}]"#
        }
        let dark = only("dark")
        let read = try read([
            "Crust.colorset/Contents.json": """
            {"colors": [\(entry(#"{"red": "0xFF", "green": "51", "blue": "0.5", "alpha": "0.25"}"#)),
             \(entry(#"{"white": "0.2", "alpha": "1.0"}"#, dark))]}
            """,
            "Plain.colorset/Contents.json": """
            {"colors": [\(entry(#"{"red": "1.0", "green": "2.5", "blue": "0"}"#))]}
            """,
            "Told apart.colorset/Contents.json": """
            {"colors": [{"idiom": "universal"}, \(entry(#"{"white": "1.0"}"#, only("light"))),
             \(entry(#"{"white": "0.0"}"#, dark))]}
            """,
            "Warning.colorset/Contents.json": #"{"colors": [{"color": {"reference": "systemRedColor"}}]}"#,
        ])
        #expect(read.notes == [])
        #expect(
            read.colors == [
                BundledColor(name: "Crust", light: [1, 0.2, 0.5, 0.25], dark: [0.2, 0.2, 0.2, 1]),
                BundledColor(name: "Plain", light: [1, 1, 0, 1], dark: nil),
                BundledColor(name: "Told apart", light: [1, 1, 1, 1], dark: [0, 0, 0, 1]),
                BundledColor(name: "Warning", light: [], dark: nil, reference: "systemRedColor"),
            ])
    }

    @Test func `A PDF image becomes an SVG drawing`() throws {
        let file = """
            %PDF-1.3
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 8 8] /Contents 4 0 R >> endobj
            4 0 obj << /Length 12 >>
            stream
            0 0 4 4 re f
            endstream endobj
            trailer << /Root 1 0 R >>
            %%EOF

            """
        let read = try read([
            "mark.imageset/Contents.json": picture(#"{"filename": "a.pdf"}"#), "mark.imageset/a.pdf": file,
        ])
        let mark = try #require(read.pictures.first)
        #expect(read.notes == [] && mark.name == "mark" && mark.type == "image/svg+xml" && mark.scale == 1)
        #expect(mark.drawing?.contains("<svg ") == true)
    }

    @Test func `Unreadable assets are reported in one sentence each, and the rest is read`() throws {
        let read = try read([
            "broken.imageset/Contents.json": "{", "empty.imageset/Contents.json": picture(""),
            "gone.imageset/Contents.json": picture(#"{"filename": "a.png"}"#),
            "print.imageset/Contents.json": picture(#"{"filename": "a.pdf"}"#), "print.imageset/a.pdf": "%PDF",
            "none.colorset/Contents.json": #"{"colors": [{"color": {"color-space": "srgb"}}]}"#,
            "data.dataset/Contents.json": "{}", "sprites.spriteatlas/Contents.json": "{}", "bare.imageset/a.png": "png",
            "fine.imageset/Contents.json": picture(#"{"filename": "a.png"}"#), "fine.imageset/a.png": "png",
        ])
        let art = place.path("Art.xcassets")
        #expect(read.pictures.map(\.name) == ["fine"] && read.colors == [])
        #expect(
            read.notes == [
                "\(art)/bare.imageset/Contents.json cannot be read",
                "\(art)/broken.imageset/Contents.json is not in the format of a catalogue",
                "the data set \"data\" has no file in \(art)/data.dataset",
                "the picture \"empty\" has no file in \(art)/empty.imageset",
                "the picture \"gone\" names \(art)/gone.imageset/a.png, which cannot be read",
                "the colour \"none\" has no value that is supported: \(art)/none.colorset",
                "the picture \"print\" has a file that is not supported, \(art)/print.imageset/a.pdf: export it as SVG or PNG",
                "\(art)/sprites.spriteatlas is a kind of asset that is not supported",
            ])
        let missing = BundledResources([URL(filePath: "/nowhere/Art.xcassets"), URL(filePath: "/nowhere/a.png")])
        #expect(missing.notes == ["/nowhere/Art.xcassets does not exist", "/nowhere/a.png cannot be read"])
    }

    @Test func `Loose image files of one name become one image of the highest scale`() throws {
        try place.write(["logo.png": "png", "logo@2x.png": "png", "logo@3x.png": "png", "other.jpg": "jpg"])
        let files = ["logo.png", "logo@3x.png", "logo@2x.png", "other.jpg"]
        let read = BundledResources(files.map { URL(filePath: place.path($0)) })
        #expect(read.pictures.map(\.name) == ["logo", "other"] && read.pictures.map(\.scale) == [3, 1])
    }

    @Test func `A colour set without a colour, like Xcode's accent colour, is ignored`() throws {
        let read = try read(["AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#])
        #expect(read.colors.isEmpty && read.notes == [])
    }

    @Test func `The files of data sets are in the bundle, by the names of the sets`() throws {
        let read = try read([
            "quiz/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "quiz/questions.dataset/Contents.json": #"{"data": [{"filename": "q.json", "idiom": "universal"}]}"#,
            "quiz/questions.dataset/q.json": "[1]",
            "empty.dataset/Contents.json": #"{"data": [{"idiom": "universal"}]}"#,
        ])
        #expect(read.files.map(\.path) == ["Assets.car/quiz/questions"])
        #expect(read.notes.count == 1 && read.notes.first?.contains("\"empty\"") == true)
    }
}
