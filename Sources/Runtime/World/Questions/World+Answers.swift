import Beagle
import Foundation
import HeadlessUIKit
import JSON
package import Wire

/// Questions that a world answers between two inputs.
extension World {
    /// Answers a question. The world does not change.
    package func answer(_ question: WorldQuestion) -> WorldAnswer {
        application.run { currentAnswer(to: question) }
    }

    private func currentAnswer(to question: WorldQuestion) -> WorldAnswer {
        switch question {
        case .rejection(let input): .rejection(rejection(of: input))
        case .state: .text(state())
        case .screen: .screen(tree: tree(), navigation: navigation)
        case .faults: .text(faults)
        case .held: .text(network.heldReports)
        case .document: .text(document)
        case .exchange(let id): .exchange(network.exchange(id))
        case .image(let id):
            .picture(network.store.image(id).map { Picture(type: $0.type, data: $0.data) })
        case .picture(let name):
            .picture(
                application.images.picture(named: name).map { Picture(type: $0.type, data: Data($0.bytes)) })
        case .field(let id): .field(FieldFacts(hidesText: hidesText(id), origin: documentOrigin(of: id)))
        case .layout(let id): .text(layout(of: id))
        case .schema: .text(documentSchema(of: application))
        case .requestsUnderWay: .requests(network.underWay)
        case .words(let input): .words(words(for: input))
        case .title: .title(title)
        case .app: .app(AppFacts(of: application))
        }
    }

    private var faults: [UInt8] {
        var json = JSONWriter()
        network.faults.report.write(to: &json)
        return json.bytes
    }

    private func layout(of id: ViewID) -> [UInt8]? {
        guard let view = application.view(ViewNumber(rawValue: id.rawValue)) else { return nil }
        var json = JSONWriter()
        view.layoutExplanation.write(to: &json)
        return json.bytes
    }

    private var document: [UInt8]? {
        guard let typed else { return nil }
        var json = JSONWriter()
        typed.write(to: &json, in: application)
        return json.bytes
    }

    /// The title of the topmost screen.
    private var title: String? {
        var controller = application.windows.last { $0.rootViewController != nil }?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        while let navigation = controller as? UINavigationController { controller = navigation.topViewController }
        return controller.flatMap { $0.navigationItem.title ?? $0.title }
    }
}
