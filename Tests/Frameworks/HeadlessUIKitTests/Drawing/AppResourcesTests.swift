import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("What comes with an app")
struct AppResourcesTests {
    private let stage: Stage
    private let root = UIViewController()
    /// An image of 48 by 32 pixels whose bytes are not freed before the tests end.
    private let drawing: UnsafeRawBufferPointer

    init() throws {
        let text = "<svg width=\"48\" height=\"32\"/>"
        let kept = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        kept.copyBytes(from: text.utf8)
        drawing = UnsafeRawBufferPointer(kept)
        stage = try Stage(root: root)
        stage.application.resources = AppResources(
            pictures: [
                .init("bread", type: "image/svg+xml", bytes: drawing),
                .init("bread~dark", type: "image/svg+xml", bytes: drawing),
                .init("coin", type: "image/svg+xml", scale: 2, isTemplate: true, bytes: drawing),
            ],
            colors: [
                .init("Crust", light: [1, 0.5, 0, 1], dark: [0, 0, 0, 0.5]), .init("Plain", light: [1, 0, 0]),
                .init("Warning", reference: "systemRedColor"),
            ])
    }

    @Test func `A colour of a catalogue can be one of the system`() {
        stage.act { #expect(UIColor(named: "Warning") == .systemRed) }
    }

    @Test func `A missing image is nil, and is logged once`() {
        stage.act {
            for name in ["gone", "gone.png", "gone", ""] { #expect(UIImage(named: name) == nil) }
            #expect(UIImage(named: "gone", in: nil, compatibleWith: nil) == nil)
        }
        let logged = ["gone", "gone.png"].map { "The app has no image with the name \"\($0)\"" }
        #expect(stage.host.notes.map(\.description) == logged)
    }

    @Test func `An image has its size in points and is also found by its file name`() throws {
        try stage.act {
            #expect(UIImage(named: "bread")?.size == CGSize(width: 48, height: 32))
            #expect(UIImage(named: "bread.png")?.size == CGSize(width: 48, height: 32))
            let coin = try #require(UIImage(named: "coin"))
            #expect(coin.size == CGSize(width: 24, height: 16) && coin.renderingMode == .alwaysTemplate)
            #expect(UIImage(named: "bread")?.renderingMode == .automatic)
            #expect(UIImage(named: "none.png") == nil)
        }
        let bread = try #require(stage.application.images.picture(named: "bread"))
        #expect(bread.type == "image/svg+xml" && bread.bytes == Array(drawing))
    }

    @Test func `An image follows the interface style, and a template image takes the tint colour`() throws {
        stage.application.images.address = "pictures/"
        let bread = UIImageView(), coin = UIImageView(), button = UIButton(type: .system)
        stage.act {
            bread.image = UIImage(named: "bread")
            coin.image = UIImage(named: "coin")
            button.setImage(UIImage(named: "bread"), for: .normal)
            button.setBackgroundImage(UIImage(named: "coin"), for: .normal)
            for view in [bread, coin, button] { root.view.addSubview(view) }
        }
        stage.act {
            #expect(bread.projected["src"] == "pictures/bread" && bread.projected["tint"] == nil)
            #expect(coin.projected["src"] == "pictures/coin" && coin.projected["tint"] == "tint")
            #expect(button.projected["image"] == "pictures/bread" && button.projected["tint"] == "tint")
            #expect(button.projected["backdrop"] == "pictures/coin")
            bread.overrideUserInterfaceStyle = .dark
            #expect(bread.projected["src"] == "pictures/bread%7Edark")
            bread.image = bread.image?.withRenderingMode(.alwaysTemplate)
            coin.image = coin.image?.withTintColor(.red, renderingMode: .alwaysOriginal)
            button.setImage(UIImage(named: "bread")?.withRenderingMode(.alwaysOriginal), for: .normal)
            #expect(bread.projected["tint"] == "tint" && coin.projected["tint"] == UIColor.red.css)
            #expect(button.projected["tint"] == nil)
        }
    }

    @Test func `An unscaled image has its size in points and is placed by its content mode`() {
        let coin = UIImageView()
        stage.act {
            coin.image = UIImage(named: "coin")
            root.view.addSubview(coin)
            #expect(coin.projected["density"] == nil && coin.projected["at"] == nil)
            coin.contentMode = .topRight
            #expect(coin.projected["fit"] == "none" && coin.projected["at"] == "right top")
            #expect(coin.projected["density"] == "2")
            coin.contentMode = .center
            coin.image = UIImage(named: "bread")
            #expect(coin.projected["density"] == nil && coin.projected["at"] == nil)
        }
    }

    @Test func `An image from data exists as long as it is referenced`() {
        stage.act {
            let images = stage.application.images
            var picture = UIImage(data: Data(drawing), scale: 2)
            #expect(picture?.size == CGSize(width: 24, height: 16))
            guard case .local(let name)? = picture?.source else { return #expect(Bool(false)) }
            #expect(images.picture(named: name)?.bytes == Array(drawing))
            picture = picture?.withTintColor(.red)
            #expect(images.picture(named: name)?.type == "image/svg+xml")
            picture = nil
            #expect(images.picture(named: name) == nil)
            #expect(UIImage(data: Data("words".utf8)) == nil && UIImage(contentsOfFile: "/nowhere") == nil)
            #expect([Data("words".utf8)].compactMap(UIImage.init).isEmpty)
        }
    }

    @Test func `An image registered by the app takes precedence over one of the same name`() {
        stage.act {
            stage.application.images.register(svg: "<svg width='5' height='5'/>", named: "bread")
            #expect(UIImage(named: "bread")?.size == CGSize(width: 5, height: 5))
        }
    }

    @Test func `A named colour follows the interface style, and an unknown name gives nil`() throws {
        try stage.act {
            let crust = try #require(UIColor(named: "Crust"))
            let dark = crust.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            let light = crust.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            #expect(light == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            #expect(dark == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
            let plain = UIColor(named: "Plain", in: nil, compatibleWith: nil)
            #expect(plain == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(UIColor(named: "None") == nil)
        }
    }

    @Test func `A data set of a catalogue is found by its name`() {
        stage.application.files = AppFiles(
            [("Assets.car/Quiz", drawing)], info: UnsafeRawBufferPointer(start: nil, count: 0))
        stage.act {
            #expect(NSDataAsset(name: "Quiz")?.data == Data(drawing))
            #expect(NSDataAsset(name: "Gone") == nil)
        }
    }

    @Test func `A symbol tells its size, and a resizable image is the image itself`() {
        stage.act {
            let configuration = UIImage.SymbolConfiguration(pointSize: 34)
            let symbol = UIImage(systemName: "plus", withConfiguration: configuration)
            let again = symbol?.symbolConfiguration.flatMap { UIImage(systemName: "minus", withConfiguration: $0) }
            #expect(symbol?.size == CGSize(width: 40, height: 40) && again?.size == symbol?.size)
            let bread = UIImage(named: "bread")
            #expect(bread?.symbolConfiguration == nil)
            #expect(bread?.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) === bread)
        }
    }
}
