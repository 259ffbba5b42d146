import Foundation
import FoundationShims
import HeadlessUIKit
import TestSupport
import Testing

@Suite("The descriptions of errors")
struct ErrorDescriptionTests {
    private enum Lost: Error { case first, second }
    private struct Said: LocalizedError {
        let errorDescription: String? = "Nothing is left"
    }
    private struct Reasoned: LocalizedError {
        let failureReason: String? = "Nothing is left."
    }

    private struct Order: Decodable { let note: String }

    private static func decoding(_ json: String) -> any Error {
        let result = Result { try JSONDecoder().decode(Order.self, from: Data(json.utf8)) }
        guard case .failure(let error) = result else { return Said() }
        return error
    }

    private func descriptions(in language: String) throws -> [String] {
        let stage = try Stage(root: UIViewController())
        var device = SimulatedDevice()
        device.settings.language = language
        stage.act { stage.application.change(to: device) }
        return stage.act {
            [
                Lost.second.sessionDescription, (Lost.first as NSError).sessionDescription, Said().sessionDescription,
                Reasoned().sessionDescription, NSError(domain: "Shop", code: 7).sessionDescription,
                NSError(domain: "Shop", code: 7, userInfo: [NSLocalizedDescriptionKey: "Sold"]).sessionDescription,
                URLError(.timedOut).sessionDescription, Self.decoding("{}").sessionDescription,
                Self.decoding("{\"note\": 3}").sessionDescription, Self.decoding("no").sessionDescription,
            ].map { $0.replacing("FoundationShimsTests.ErrorDescriptionTests.", with: "") }
        }
    }

    @Test func `An error without a description has the sentence of iOS with its type and code`() throws {
        let module = String(reflecting: Lost.self).replacing("FoundationShimsTests.ErrorDescriptionTests.", with: "")
        #expect(
            try descriptions(in: "en") == [
                "The operation couldn’t be completed. (\(module) error 1.)",
                "The operation couldn’t be completed. (\(module) error 0.)", "Nothing is left",
                "The operation couldn’t be completed. Nothing is left.",
                "The operation couldn’t be completed. (Shop error 7.)", "Sold",
                "The operation couldn’t be completed. (NSURLErrorDomain error -1001.)",
                "The data couldn’t be read because it is missing.",
                "The data couldn’t be read because it isn’t in the correct format.",
                "The data couldn’t be read because it isn’t in the correct format.",
            ])
    }

    @Test func `An error of the system has its reason, and one of Foundation keeps its sentence`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let system = NSError(domain: NSPOSIXErrorDomain, code: Int(ENOENT))
            #expect(system.sessionDescription == "The operation couldn’t be completed. No such file or directory")
            let missing = CocoaError(.fileReadNoSuchFile)
            #expect(missing.sessionDescription == missing.localizedDescription)
        }
    }

    @Test func `The sentence is in the language of the device`() throws {
        let found = try descriptions(in: "pt-BR")
        #expect(found[1].hasPrefix("A operação não pôde ser concluída. (") && found[1].hasSuffix(" erro 0.)"))
        #expect(found[2] == "Nothing is left" && found[3] == "A operação não pôde ser concluída. Nothing is left.")
        #expect(found[4] == "A operação não pôde ser concluída. (Shop erro 7.)")
        #expect(found[7] == "Não foi possível ler os dados porque eles estão ausentes.")
    }
}
