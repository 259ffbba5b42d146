import Kennel

/// The answers of the built-in backend. `--bff URL` uses a real backend instead.
enum Screens {
    static let backend = Backend(
        answers: [
            "/home": [Backend.Answer(json: home)],
            // The first request of a session fails, so that its error view and the retry can be seen.
            "/offers": [Backend.Answer(json: "{}", status: 503), Backend.Answer(json: offers)],
        ],
        screens: [
            Backend.Screen(path: "/home", title: "Home", note: "Where the app starts", group: "StarterApp"),
            Backend.Screen(path: "/offers", title: "Offers", note: "Fails at first", group: "StarterApp"),
        ])

    static let home = """
        {
          "_beagleComponent_": "beagle:screenComponent",
          "navigationBar": { "title": "StarterApp" },
          "child": {
            "_beagleComponent_": "beagle:container",
            "style": { "padding": { "all": { "value": 20, "type": "REAL" } } },
            "children": [
              {
                "_beagleComponent_": "custom:badge", "text": "New",
                "style": {
                  "size": { "width": { "value": 56, "type": "REAL" } },
                  "margin": { "bottom": { "value": 12, "type": "REAL" } }
                }
              },
              { "_beagleComponent_": "beagle:text", "text": "This screen came from the backend." },
              {
                "_beagleComponent_": "beagle:button", "text": "Say hello",
                "style": { "margin": { "vertical": { "value": 24, "type": "REAL" } } },
                "onPress": [
                  { "_beagleAction_": "beagle:openNativeRoute", "route": "/hello", "data": { "name": "Ada" } }
                ]
              },
              {
                "_beagleComponent_": "beagle:button", "text": "Offers",
                "onPress": [ { "_beagleAction_": "beagle:pushView", "route": { "url": "/offers" } } ]
              }
            ]
          }
        }
        """

    static let offers = """
        {
          "_beagleComponent_": "beagle:screenComponent",
          "navigationBar": { "title": "Offers" },
          "child": { "_beagleComponent_": "beagle:text", "text": "Two for the price of one." }
        }
        """
}
