import Beagle
import Foundation

/// A network client that adds the name of the app to every request, so that the backend knows the client.
struct ShopNetworkClient: NetworkClient {
    func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        var request = request
        var data = request.additionalData ?? HttpAdditionalData()
        data.headers = (data.headers ?? [:]).merging(["Shop-App": "Roda"]) { own, _ in own }
        request.additionalData = data
        return NetworkClientDefault().executeRequest(request, completion: completion)
    }
}
