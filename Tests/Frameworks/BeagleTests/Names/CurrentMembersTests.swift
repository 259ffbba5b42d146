import Foundation
import HeadlessUIKit
import TestSupport
import Testing

import enum Beagle.Expression

@testable import Beagle

private struct Downloader: ImageDownloaderProtocol {
    let bytes: Data

    func fetchImage(
        url: String, additionalData: HttpAdditionalData?, completion: @escaping (Result<Data, Request.Error>) -> Void
    ) -> (any RequestToken)? {
        completion(.success(bytes))
        return nil
    }
}

private struct Provider: ImageProviderProtocol {
    func loadImageProvider(id: String) -> UIImage? { UIImage(imageLiteralResourceName: "mine-\(id)") }
}

private struct Wait: AsyncAction {
    @AutoCodable var onFinish: [any Action]?

    func execute(controller: BeagleController, origin: UIView) {
        controller.execute(actions: onFinish, event: "onFinish", origin: origin)
    }
}

private final class Dots: UIView, PageIndicatorUIView {
    var models: [[Int]] = []
    var model: PageIndicatorUIViewModel? {
        didSet { model.map { models.append([$0.currentPage, $0.numberOfPages]) } }
    }
}

private struct DotsComponent: ServerDrivenComponent {
    func toView(renderer: BeagleRenderer) -> UIView { Dots() }
}

/// Members of 2.1 whose behaviour an app could distinguish.
@Suite("The members of Beagle 2.1")
struct CurrentMembersTests {
    @Test func `An app's own image provider and downloader supply the images`() throws {
        let picture = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
        let stage = BeagleStage()
        stage.dependencies.imageProvider = Provider()
        stage.dependencies.imageDownloader = Downloader(bytes: picture)
        stage.run {
            let renderer = BeagleRenderer(controller: PlainScreen())
            let local = renderer.render(Image(.local("bell"))) as? UIImageView
            #expect(local?.image?.source == .local("mine-bell"))
            let remote = renderer.render(Image(.remote(.init(url: "/a.png")))) as? UIImageView
            #expect(remote?.image?.size == CGSize(width: 1, height: 1))
            #expect(renderer.imageProvider.loadImageProvider(id: "x") != nil)
            #expect(renderer.appBundle == Bundle.main)
        }
        #expect(stage.network.requests.isEmpty, "Beagle's own downloader is not asked")
    }

    @Test func `Beagle's own image downloader completes in a later turn`() {
        let stage = BeagleStage()
        var bytes: [Data] = []
        stage.run {
            _ = ImageDownloader().fetchImage(url: "/a.png", additionalData: nil) {
                bytes.append((try? $0.get()) ?? Data())
            }
        }
        stage.answer("abc")
        #expect(bytes == [Data("abc".utf8)])
    }

    @Test func `A helper's prefetched screen serves the navigation, and only if shouldPrefetch is set`() {
        let shown = LiveDocument(
            #"{"_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[{"_beagleAction_":"beagle:pushView","route":{"url":"/next"}}]}"#
        )
        shown.stage.run {
            PreFetchHelper().prefetchComponent(newPath: .init(url: "/other"))
            PreFetchHelper().prefetchComponent(newPath: .init(url: "/next", shouldPrefetch: true))
        }
        #expect(shown.stage.network.requests.map(\.url.path) == ["/next"])
        shown.stage.answer()
        shown.press("go")
        #expect(shown.container.viewControllers.count == 2)
        #expect(shown.stage.network.requests.count == 1)
    }

    @Test func `An app's own asynchronous action runs its onFinish actions`() throws {
        let easel = Easel()
        easel.stage.dependencies.coder.register(type: Wait.self)
        try easel.execute(
            #"{"_beagleAction_":"custom:wait","onFinish":[{"_beagleAction_":"custom:mark","name":"done"}]}"#)
        #expect(easel.marks == ["done"])
        var request: any AsyncAction = SendRequest(url: "/a")
        request.onFinish = [Navigate.popView()]
        #expect(request.onFinish?.count == 1)
    }

    @Test func `A text field notifies its observers of typed text`() throws {
        let shown = LiveDocument(#"{"_beagleComponent_":"beagle:textInput","id":"f","value":"a"}"#)
        let input = try #require(shown["f"] as? any WidgetStateObservable)
        let ear = StateEar()
        input.observable.addObserver(ear)
        shown.stage.run { _ = shown.all(UITextField.self).first?.receiveText("ab") }
        #expect(input.observable.value.value as? String == "ab")
        #expect(ear.heard == ["ab"])
    }

    @Test func `An app's own page indicator is notified of each page`() throws {
        let stage = BeagleStage()
        let dots = try stage.run {
            let pages = PageView(children: [Text("a"), Text("b")], pageIndicator: DotsComponent())
            let view = BeagleRenderer(controller: PlainScreen()).render(pages)
            let pagesView = try #require(view.all(PagesView.self).first)
            pagesView.receivePage(1)
            return view.all(Dots.self).first?.models
        }
        #expect(dots == [[0, 2], [1, 2]])
    }

    @Test func `An app's own view is configured with id, accessibility and style of a component`() {
        let stage = BeagleStage()
        stage.run {
            let (controller, view) = (PlainScreen(), UIView())
            let renderer = BeagleRenderer(controller: controller)
            view.beagle.setup(id: "mine")
            view.beagle.setup(id: nil)
            view.beagle.setup(accessibility: Accessibility(accessibilityLabel: "said"))
            view.beagle.setup(style: Style(backgroundColor: "#f00"), renderer: renderer)
            #expect(view.accessibilityIdentifier == "mine")
            #expect(view.accessibilityLabel == "said")
            #expect(view.backgroundColor == UIColor(hex: "#f00"))
            view.beagle.setupView(of: Container(id: "other"), renderer: renderer)
            #expect(view.accessibilityIdentifier == "other")
        }
    }

    @Test func `A controller sets contexts, bindings and onInit on an app's own views`() {
        let stage = BeagleStage()
        let screen = PlainScreen()
        var seen: [String?] = []
        stage.run {
            let view = UIView()
            screen.view.addSubview(view)
            screen.setIdentifier("v", in: view)
            screen.setContext(Context(id: "c", value: "one"), in: view)
            screen.addOnInit([SetContext(contextId: "c", value: "two")], in: view)
            (ContextExpression(rawValue: "@{c}!")).map {
                screen.addBinding(expression: $0, in: view) { seen.append($0) }
            }
            ("@{c}?" as Expression<String>).observe(view: view, controller: screen) { seen.append($0) }
            #expect(seen.isEmpty, "before the first layout")
            screen.layOut()
            #expect(view.accessibilityIdentifier == "v")
            #expect(screen.screen == nil && screen.view.allSubviews == [view])
        }
        #expect(seen == ["two!", "two?"])
    }

    @Test func `A BeagleView joins the enclosing controller even without a window, and only once`() {
        let stage = BeagleStage()
        stage.run {
            let (view, controller) = (BeagleView(Text("a")), UIViewController())
            controller.view.addSubview(view)
            view.didMoveToWindow()
            #expect(controller.children.count == 1)
            view.didMoveToWindow()
            #expect(controller.children.count == 1)
        }
    }

    @Test func `A coder knows Beagle's names, decodes to the caller's type, and encodes it`() throws {
        let coder = Coder()
        let text = Data(#"{"_beagleComponent_":"beagle:text","text":"a"}"#.utf8)
        let component: any ServerDrivenComponent = try coder.decode(from: text)
        let typed: Text = try coder.decode(from: text)
        let list: [any ServerDrivenComponent] = try coder.decode(from: Data("[".utf8) + text + Data("]".utf8))
        #expect(component is Text && typed.text == "a" && list.count == 1)
        #expect(throws: (any Error).self) { let _: any Action = try coder.decode(from: text) }
        #expect(coder.name(for: Text.self) == "beagle:text")
        #expect(coder.type(for: "beagle:alert", baseType: .action) == Alert.self)
        #expect(coder.type(for: "beagle:alert", baseType: .component) == nil)
        #expect(try coder.encode(value: typed) == Data(#"{"text":"a"}"#.utf8))
    }

    @Test func `Each kind of expression has a parser that keeps its spelling`() {
        func reads<Kind: RepresentableByParsableString>(_ text: String, as kind: Kind.Type) -> Bool
        where Kind.RawValue == String {
            Kind.parser.parse(text)?.rawValue == text
        }
        #expect(reads("a.b[0]", as: Path.self) && reads("a.b", as: Binding.self) && reads("'a'", as: Literal.self))
        #expect(reads("a", as: Value.self) && reads("sum(1, a)", as: Beagle.Operation.self))
        #expect(reads("@{a}", as: SingleExpression.self) && reads("a @{b}", as: MultipleExpression.self))
        #expect(reads("a @{b}", as: ContextExpression.self) && !reads("a..b", as: Path.self))
    }
}

private final class StateEar: Observer {
    var heard: [String] = []
    func didChangeValue(_ value: Any?) { heard.append(((value as? WidgetState)?.value as? String) ?? "nothing") }
}
