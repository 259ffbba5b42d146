import HeadlessUIKit
import JSON
import Wire

extension SegueNote {
    /// Writes the member `detail` of its line.
    func write(to json: inout JSONWriter) {
        json.key("detail")
        json.beginObject()
        json.member("segue", identifier)
        json.member("way", way)
        json.member("source", source)
        json.member("destination", destination)
        json.endObject()
    }
}

extension RoutingNote {
    /// Writes the member `detail` of its line.
    func write(to json: inout JSONWriter) {
        json.key("detail")
        json.beginObject()
        json.member("router", router)
        json.member("method", method)
        json.key("data")
        json.beginObject()
        for datum in data {
            json.key(escaping: datum.name)
            json.string(datum.value)
        }
        json.endObject()
        json.endObject()
    }
}
