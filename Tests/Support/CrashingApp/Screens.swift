import Kennel

/// The backend of the app, with its screens.
enum Screens {
    static let backend = Backend(answers: [
        "/start": [Backend.Answer(json: start)],
        "/counted": [Backend.Answer(json: counted)],
        "/ways": [Backend.Answer(json: ways)],
        "/shy": [Backend.Answer(json: shy)],
        "/fails": [Backend.Answer(json: "{}", status: 500)],
        "/fails-once": [Backend.Answer(json: "{}", status: 503), Backend.Answer(json: end)],
    ])

    /// A counter, and three buttons that continue.
    static let start = """
        {
          "_beagleComponent_": "beagle:screenComponent",
          "child": {
            "_beagleComponent_": "beagle:container",
            "context": { "id": "n", "value": 0 },
            "children": [
              { "_beagleComponent_": "beagle:text", "text": "counted @{n}" },
              {
                "_beagleComponent_": "beagle:button", "text": "Count",
                "onPress": [
                  { "_beagleAction_": "beagle:setContext", "contextId": "n", "value": "@{sum(n, 1)}" }
                ]
              },
              {
                "_beagleComponent_": "beagle:button", "text": "Fail once",
                "onPress": [ { "_beagleAction_": "beagle:pushView", "route": { "url": "/fails-once" } } ]
              },
              {
                "_beagleComponent_": "beagle:button", "text": "Fail in the answer",
                "onPress": [ { "_beagleAction_": "beagle:pushView", "route": { "url": "/fails" } } ]
              },
              {
                "_beagleComponent_": "beagle:button", "text": "Fail in the tap",
                "onPress": [ { "_beagleAction_": "beagle:pushView", "route": { "url": "http://[bad" } } ]
              }
            ]
          }
        }
        """

    /// A counter, and a button for each misbehaviour.
    static let ways: String = {
        let ways = ["trap", "index", "loop", "overflow", "memory", "killed", "exit", "close", "garbage", "slow"]
        let buttons = ways.map { how in
            """
            {"_beagleComponent_": "beagle:button", "text": "\(how)",
             "onPress": [{"_beagleAction_": "custom:goWrong", "how": "\(how)"}]}
            """
        }
        return """
            {"_beagleComponent_": "beagle:screenComponent", "child":
             {"_beagleComponent_": "beagle:container", "context": {"id": "n", "value": 0}, "children": [
              {"_beagleComponent_": "beagle:text", "text": "counted @{n}"},
              {"_beagleComponent_": "beagle:button", "text": "Count", "onPress": [
               {"_beagleAction_": "beagle:setContext", "contextId": "n", "value": "@{sum(n, 1)}"}]},
              \(buttons.joined(separator: ",\n"))]}}
            """
    }()

    /// A counter, and a label that traps when its state is read.
    static let shy = """
        {"_beagleComponent_": "beagle:screenComponent", "child":
         {"_beagleComponent_": "beagle:container", "context": {"id": "n", "value": 0}, "children": [
          {"_beagleComponent_": "beagle:text", "text": "counted @{n}"},
          {"_beagleComponent_": "custom:shy"},
          {"_beagleComponent_": "beagle:button", "text": "Count", "onPress": [
           {"_beagleAction_": "beagle:setContext", "contextId": "n", "value": "@{sum(n, 1)}"}]}]}}
        """

    /// The label that counts its instances.
    static let counted = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "custom:counted"}}
        """

    static let end = """
        {
          "_beagleComponent_": "beagle:screenComponent",
          "child": { "_beagleComponent_": "beagle:text", "text": "Here after all" }
        }
        """
}
